import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Requests a data export, which a background job creates. */
export class RequestCopy {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'requestCopy'>) {}

  execute(): Promise<Result<void, ApiFailure>> {
    return this.gateway.requestCopy();
  }
}
