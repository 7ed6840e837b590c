import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Keeps the account after all; a deletion that was withdrawn elsewhere is withdrawn, too. */
export class WithdrawDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'withdrawDeletion'>) {}

  async execute(): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.withdrawDeletion());
  }
}
