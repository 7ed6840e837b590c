import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Withdraws the account deletion. Succeeds when the deletion was already withdrawn elsewhere. */
export class WithdrawDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'withdrawDeletion'>) {}

  async execute(): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.withdrawDeletion());
  }
}
