import type { SignInProvider } from '../../domain/auth/social-provider';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { SecurityGateway, TypedProof } from './security-gateway.port';

/** Disconnects a provider from the account. Succeeds when the provider was already disconnected. */
export class DisconnectProvider {
  constructor(private readonly gateway: Pick<SecurityGateway, 'unlinkIdentity'>) {}

  async execute(provider: SignInProvider, proof: TypedProof): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.unlinkIdentity(provider, proof));
  }
}
