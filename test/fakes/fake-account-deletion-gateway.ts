import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  DeletionStatus,
  AccountDeletionGateway,
} from '../../src/application/account-deletion/account-deletion-gateway.port';
import type { AccountDeletion, DataCopy } from '../../src/domain/account/account-deletion';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

const requested = '2026-01-01T00:00:00.000Z';

/** In-memory server for account deletion and data export; every call fails with `failure` while it is set. */
export class FakeAccountDeletionGateway implements AccountDeletionGateway {
  status: DeletionStatus = { deletion: undefined, proof: 'password' };
  made: DataCopy | undefined;
  content: unknown = { accounts: [{ username: 'ada' }] };
  failure: ApiFailure | undefined;
  readonly calls: unknown[] = [];

  deletion(): Promise<Result<DeletionStatus, ApiFailure>> {
    return this.answer('deletion', this.status);
  }

  requestDeletion(
    proof: Parameters<AccountDeletionGateway['requestDeletion']>[0],
  ): Promise<Result<AccountDeletion, ApiFailure>> {
    if (this.failure === undefined && proof.password === 'wrong')
      return Promise.resolve(err(aRefusal({ fields: { password: ['The password you entered is incorrect.'] } })));
    const deletion: AccountDeletion = { status: 'pending', requested, due: '2026-01-15T00:00:00.000Z' };
    if (this.failure === undefined) this.status = { ...this.status, deletion };
    return this.answer(proof, deletion);
  }

  withdrawDeletion(): Promise<Result<void, ApiFailure>> {
    if (this.failure === undefined) this.status = { ...this.status, deletion: undefined };
    return this.answer('withdraw', undefined);
  }

  copy(): Promise<Result<DataCopy | undefined, ApiFailure>> {
    return this.answer('copy', this.made);
  }

  requestCopy(): Promise<Result<void, ApiFailure>> {
    if (this.failure === undefined) this.made = { requested, ready: undefined, expires: undefined };
    return this.answer('request copy', undefined);
  }

  copyContent(): Promise<Result<unknown, ApiFailure>> {
    return this.answer('content', this.content);
  }

  /** Completes the data export, as the background job would. */
  finish(): void {
    this.made = { requested, ready: requested, expires: '2026-01-08T00:00:00.000Z' };
  }

  private answer<T>(call: unknown, value: T): Promise<Result<T, ApiFailure>> {
    this.calls.push(call);
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}
