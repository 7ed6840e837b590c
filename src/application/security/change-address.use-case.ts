import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway, TypedProof } from './security-gateway.port';

/** Requests a change of the email address. The change takes effect when the player opens the link in the email. */
export class ChangeAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'changeAddress'>) {}

  execute(typed: string, proof: TypedProof): Promise<Result<void, ApiFailure>> {
    return this.gateway.changeAddress(typed.trim(), proof);
  }
}
