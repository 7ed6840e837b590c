import { makeAutoObservable } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { DisconnectProvider } from '../../application/security/disconnect-provider.use-case';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { SignInProvider } from '../../domain/auth/social-provider';
import { providerNames } from '../../domain/auth/social-provider';
import { notifySuccess } from './account-notices';
import { ProofFieldsViewModel } from './fields.view-model';

/** The other accounts by which the player can sign in, and their end. */
export class ProvidersViewModel {
  readonly proofFields = new ProofFieldsViewModel();
  /** The one whose form is shown. */
  chosen: SignInProvider | undefined;

  constructor(
    private readonly disconnection: DisconnectProvider,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'disconnection' | 'dialogs' | 'notices' | 'changed'>(
      this,
      { proofFields: false, disconnection: false, dialogs: false, notices: false, changed: false },
      { autoBind: true },
    );
  }

  /** Shows the form of one; without one there is none. */
  choose(provider: SignInProvider | undefined): void {
    this.proofFields.fields.clear();
    this.chosen = provider;
  }

  /** Asks in the confirmation dialog first; what is refused then stands in the form. Tells whether it is done. */
  async disconnect(asked: RequiredProof): Promise<boolean> {
    const { chosen, proofFields } = this;
    if (chosen === undefined || proofFields.fields.busy) return false;
    const proof = proofFields.read(asked);
    if (proof === undefined) return false;
    const name = providerNames[chosen];
    const answer = await this.dialogs.ask({
      type: 'danger',
      title: `Disconnect ${name}?`,
      content: `You will not be able to log in with ${name} any more. Every other browser is signed out.`,
      confirm: { title: 'Disconnect' },
      cancel: { title: 'Cancel' },
    });
    if (!answer.ok || answer.value !== 'confirm') return false;
    const done = await proofFields.fields.send(() => this.disconnection.execute(chosen, proof));
    if (done?.ok !== true) return false;
    this.choose(undefined);
    notifySuccess(this.notices, `${name} is disconnected. Every other browser is signed out.`);
    this.changed();
    return true;
  }
}
