import type { SecurityGateway } from '../../application/security/security-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeAddress } from '../../application/security/change-address.use-case';
import type { RequiredProof } from '../../domain/account/security-overview';
import { isEmail } from '../../domain/auth/email-policy';
import { notifySuccess, notifyFailure } from './account-notices';
import type { ProofField } from './fields.view-model';
import { FieldsViewModel, missingProof } from './fields.view-model';

export type AddressField = 'email' | ProofField;

/** Asks for another address, which is the account's once its link is opened, and withdraws it until then. */
export class AddressFormViewModel {
  readonly fields = new FieldsViewModel<AddressField>(['email', 'password', 'code']);
  /** How often a link was sent; the form goes each time. */
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

  /** `asked` is what proves the player; what can be seen to be wrong is not sent. */
  async submit(asked: RequiredProof): Promise<void> {
    const { values } = this.fields;
    const email = values.email.trim();
    if (this.fields.busy || this.refuses(email, asked)) return;
    const proof = asked === 'fresh-sign-in' ? {} : { [asked]: values[asked] };
    const answer = await this.fields.send(() => this.change.execute(email, proof));
    if (answer?.ok !== true) return;
    this.count();
    notifySuccess(this.notices, `We have sent a link to ${email}. It is your new address once you open it.`);
    this.changed();
  }

  /** Makes the link worthless that waits to be opened. */
  async withdraw(): Promise<void> {
    if (this.withdrawing) return;
    this.wait(true);
    const answer = await this.withdrawal.withdrawAddress();
    this.wait(false);
    if (!answer.ok) {
      notifyFailure(this.notices, answer.error);
      return;
    }
    notifySuccess(
      this.notices,
      answer.value ? 'The address of your account stays as it is.' : 'No change of the address was waiting any more.',
    );
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
