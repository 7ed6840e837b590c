import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { TypedProof } from '../security/security-gateway.port';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Requests the deletion of the account, which takes effect after the waiting period unless it is withdrawn. */
export class RequestDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'requestDeletion'>) {}

  execute(proof: TypedProof): Promise<Result<AccountDeletion, ApiFailure>> {
    return this.gateway.requestDeletion(proof);
  }
}
