import type { AccountDeletion } from '../../domain/account/leaving';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { TypedProof } from '../security/security-gateway.port';
import type { LeavingGateway } from './leaving-gateway.port';

/** Asks for the end of the account, which comes once its time is over unless it is withdrawn. */
export class RequestDeletion {
  constructor(private readonly gateway: Pick<LeavingGateway, 'requestDeletion'>) {}

  execute(proof: TypedProof): Promise<Result<AccountDeletion, ApiFailure>> {
    return this.gateway.requestDeletion(proof);
  }
}
