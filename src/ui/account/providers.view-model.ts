import { makeAutoObservable } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { DisconnectProvider } from '../../application/security/disconnect-provider.use-case';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { SignInProvider } from '../../domain/auth/social-provider';
import { providerNames } from '../../domain/auth/social-provider';
import { notifySuccess } from './account-notices';
import { ProofFieldsViewModel } from './fields.view-model';

/** State of the linked login providers, and disconnecting them. */
export class ProvidersViewModel {
  readonly proofFields = new ProofFieldsViewModel();
  /** Provider whose form is open. */
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

  /** Opens the form of a provider; undefined closes it. */
  choose(provider: SignInProvider | undefined): void {
    this.proofFields.fields.clear();
    this.chosen = provider;
  }

  /** Disconnects the provider after a confirmation dialog; returns true if it was disconnected. */
  async disconnect(asked: RequiredProof): Promise<boolean> {
    const { chosen, proofFields } = this;
    if (chosen === undefined || proofFields.fields.busy) return false;
    const proof = proofFields.read(asked);
    if (proof === undefined) return false;
    const name = providerNames[chosen];
    const answer = await this.dialogs.ask({
      type: 'danger',
      title: `Disconnect ${name}?`,
      content: `You won’t be able to log in with ${name} any more. You’ll be logged out of all other browsers.`,
      confirm: { title: 'Disconnect' },
      cancel: { title: 'Cancel' },
    });
    if (!answer.ok || answer.value !== 'confirm') return false;
    const done = await proofFields.fields.send(() => this.disconnection.execute(chosen, proof));
    if (done?.ok !== true) return false;
    this.choose(undefined);
    notifySuccess(this.notices, `${name} disconnected. You’re logged out of all other browsers.`);
    this.changed();
    return true;
  }
}
