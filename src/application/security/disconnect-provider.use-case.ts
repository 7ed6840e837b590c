import type { SignInProvider } from '../../domain/auth/social-provider';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway, TypedProof } from './security-gateway.port';

const NOT_FOUND = 404;

/** Disconnects a provider from the account; one that is not connected any more is disconnected, too. */
export class DisconnectProvider {
  constructor(private readonly gateway: Pick<SecurityGateway, 'unlinkIdentity'>) {}

  async execute(provider: SignInProvider, proof: TypedProof): Promise<Result<void, ApiFailure>> {
    const answer = await this.gateway.unlinkIdentity(provider, proof);
    const over = !answer.ok && answer.error.kind === 'rejected' && answer.error.status === NOT_FOUND;
    return over ? ok(undefined) : answer;
  }
}
