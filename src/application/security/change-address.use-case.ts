import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway, TypedProof } from './security-gateway.port';

/** Asks for another address, as it was typed; it is the account's once its link is opened. */
export class ChangeAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'changeAddress'>) {}

  execute(typed: string, proof: TypedProof): Promise<Result<void, ApiFailure>> {
    return this.gateway.changeAddress(typed.trim(), proof);
  }
}
