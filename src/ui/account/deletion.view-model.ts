import { makeAutoObservable, observableRef } from 'mobx';
import type {
  DeletionStatus,
  AccountDeletionGateway,
} from '../../application/account-deletion/account-deletion-gateway.port';
import type { WithdrawDeletion } from '../../application/account-deletion/withdraw-deletion.use-case';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ForgetVisits } from '../../application/offline/forget-visits.use-case';
import type { SessionState } from '../../application/session/session-state';
import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { RequiredProof } from '../../domain/account/security-overview';
import { notifySuccess, notifyFailure } from './account-notices';
import { ProofFieldsViewModel } from './fields.view-model';

/** Requests the deletion of the account, with a proof and the typed username, and cancels it. */
export class DeletionViewModel {
  readonly proofFields = new ProofFieldsViewModel();
  deletion: AccountDeletion | undefined;
  proof: RequiredProof = 'password';
  open = false;
  withdrawing = false;

  constructor(
    private readonly gateway: Pick<AccountDeletionGateway, 'deletion' | 'requestDeletion'>,
    private readonly withdrawDeletion: WithdrawDeletion,
    private readonly forgetVisits: Pick<ForgetVisits, 'execute'>,
    private readonly session: SessionState,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
  ) {
    type Hidden = 'gateway' | 'withdrawDeletion' | 'forgetVisits' | 'session' | 'dialogs' | 'notices';
    makeAutoObservable<this, Hidden>(
      this,
      {
        proofFields: false,
        deletion: observableRef,
        gateway: false,
        withdrawDeletion: false,
        forgetVisits: false,
        session: false,
        dialogs: false,
        notices: false,
      },
      { autoBind: true },
    );
  }

  get username(): string {
    return this.session.current.user?.username ?? '';
  }

  show({ deletion, proof }: DeletionStatus): void {
    this.deletion = deletion;
    this.proof = proof;
  }

  setOpen(open: boolean): void {
    if (!open) this.proofFields.fields.clear();
    this.open = open;
    if (open) void this.requestAgain();
  }

  /** Opens the confirmation dialog; refusals appear at their fields. */
  async request(): Promise<void> {
    const { proofFields, proof, username } = this;
    const { fields } = proofFields;
    if (fields.busy) return;
    const typed = proofFields.read(proof);
    if (typed === undefined) return;
    const answer = await this.dialogs.ask({
      type: 'danger',
      title: 'Delete your account?',
      content:
        'Your profile, email address, achievements, messages and settings will be permanently deleted in 14 days. You’ll be logged out of all other browsers now.',
      typedConfirmation: username,
      footer: 'You can cancel here until then.',
      confirm: { title: 'Delete account' },
      cancel: { title: 'Cancel' },
    });
    if (!answer.ok || answer.value !== 'confirm') return;
    const requested = await fields.send(() => this.gateway.requestDeletion(typed));
    if (requested?.ok !== true) return;
    this.forgetVisits.execute();
    this.setOpen(false);
    this.set(requested.value);
  }

  async withdraw(): Promise<void> {
    if (this.withdrawing) return;
    this.setWithdrawing(true);
    const answer = await this.withdrawDeletion.execute();
    this.setWithdrawing(false);
    if (!answer.ok) {
      notifyFailure(this.notices, answer.error);
      return;
    }
    this.set(undefined);
    notifySuccess(this.notices, 'Deletion cancelled. Welcome back!');
  }

  /** Reloads the required proof first: the player may have changed the second factor on this page. */
  private async requestAgain(): Promise<void> {
    const answer = await this.gateway.deletion();
    if (answer.ok) this.show(answer.value);
  }

  private set(deletion: AccountDeletion | undefined): void {
    this.deletion = deletion;
  }

  private setWithdrawing(withdrawing: boolean): void {
    this.withdrawing = withdrawing;
  }
}
