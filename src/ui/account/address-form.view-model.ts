import type { SecurityGateway } from '../../application/security/security-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeAddress } from '../../application/security/change-address.use-case';
import type { RequiredProof } from '../../domain/account/security-overview';
import { isEmail } from '../../domain/auth/email-policy';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { notifySuccess, notifyFailure } from './account-notices';
import type { ProofField } from './fields.view-model';
import { FieldsViewModel, missingProof, typedProof } from './fields.view-model';

export type AddressField = 'email' | ProofField;

/** Requests a change of the email address, which takes effect when its link is opened, and cancels it. */
export class AddressFormViewModel {
  readonly fields = new FieldsViewModel<AddressField>(['email', 'password', 'code']);
  /** Number of links sent; each one closes the form. */
  changes = 0;
  withdrawing = false;

  constructor(
    private readonly change: ChangeAddress,
    private readonly withdrawal: Pick<SecurityGateway, 'withdrawAddress'>,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'change' | 'withdrawal' | 'dialogs' | 'notices' | 'changed'>(
      this,
      { fields: false, change: false, withdrawal: false, dialogs: false, notices: false, changed: false },
      { autoBind: true },
    );
  }

  /**
   * Sends the link unless a field is invalid, and shows where to find it. `asked` is the proof that the server requires.
   */
  async submit(asked: RequiredProof): Promise<void> {
    const email = this.fields.values.email.trim();
    if (this.fields.busy || this.refuses(email, asked)) return;
    const proof = typedProof(asked, this.fields.values);
    const answer = await this.fields.send(() => this.change.execute(email, proof));
    if (answer?.ok !== true) return;
    this.count();
    this.changed();
    await this.dialogs.ask({
      type: 'success',
      title: 'Check your inbox',
      content: `Link sent to ${email}. Open it to verify your new address.`,
      footer: 'The link expires in 24 hours.',
      confirm: { title: 'Got it' },
      cancel: {
        title: 'Cancel change',
        run: async () => {
          const answer = await this.cancel();
          return answer.ok ? answer : err(failureText(answer.error));
        },
      },
    });
  }

  /** Cancels the pending change, so that its link no longer works. */
  async withdraw(): Promise<void> {
    if (this.withdrawing) return;
    this.wait(true);
    const answer = await this.cancel();
    this.wait(false);
    if (!answer.ok) notifyFailure(this.notices, answer.error);
  }

  private async cancel(): Promise<Result<void, ApiFailure>> {
    const answer = await this.withdrawal.withdrawAddress();
    if (!answer.ok) return answer;
    notifySuccess(this.notices, answer.value ? 'Email change cancelled.' : 'There was no pending email change.');
    this.changed();
    return ok(undefined);
  }

  private wait(withdrawing: boolean): void {
    this.withdrawing = withdrawing;
  }

  private count(): void {
    this.fields.clear();
    this.changes += 1;
  }

  private refuses(email: string, asked: RequiredProof): boolean {
    return this.fields.refuse({
      ...(isEmail(email) ? {} : { email: 'Please enter an email address, such as name@example.com.' }),
      ...missingProof(asked, this.fields.values),
    });
  }
}
