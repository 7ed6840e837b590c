import type { SecurityGateway } from '../../application/security/security-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeAddress } from '../../application/security/change-address.use-case';
import type { RequiredProof } from '../../domain/account/security-overview';
import { isEmail } from '../../domain/auth/email-policy';
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
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'change' | 'withdrawal' | 'notices' | 'changed'>(
      this,
      { fields: false, change: false, withdrawal: false, notices: false, changed: false },
      { autoBind: true },
    );
  }

  /** Sends the link unless a field is invalid; `asked` is the proof that the server requires. */
  async submit(asked: RequiredProof): Promise<void> {
    const email = this.fields.values.email.trim();
    if (this.fields.busy || this.refuses(email, asked)) return;
    const proof = typedProof(asked, this.fields.values);
    const answer = await this.fields.send(() => this.change.execute(email, proof));
    if (answer?.ok !== true) return;
    this.count();
    notifySuccess(this.notices, `Link sent to ${email}. Open it to verify your new address.`);
    this.changed();
  }

  /** Cancels the pending change, so that its link no longer works. */
  async withdraw(): Promise<void> {
    if (this.withdrawing) return;
    this.wait(true);
    const answer = await this.withdrawal.withdrawAddress();
    this.wait(false);
    if (!answer.ok) {
      notifyFailure(this.notices, answer.error);
      return;
    }
    notifySuccess(this.notices, answer.value ? 'Email change cancelled.' : 'There was no pending email change.');
    this.changed();
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
