import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { TypedProof } from '../security/security-gateway.port';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Asks for the end of the account, which comes once its time is over unless it is withdrawn. */
export class RequestDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'requestDeletion'>) {}

  execute(proof: TypedProof): Promise<Result<AccountDeletion, ApiFailure>> {
    return this.gateway.requestDeletion(proof);
  }
}
