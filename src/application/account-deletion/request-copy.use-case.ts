import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Asks for a copy of the player's data, which is made in a while. */
export class RequestCopy {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'requestCopy'>) {}

  execute(): Promise<Result<void, ApiFailure>> {
    return this.gateway.requestCopy();
  }
}
