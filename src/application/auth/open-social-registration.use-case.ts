import { readToken } from '../../domain/tokens/token';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { SocialGateway, SocialProof } from './social-gateway.port';

/** A registration that awaits its form, with the email address from the provider. */
export interface OpenedRegistration {
  readonly proof: SocialProof;
  readonly email: string;
}

/** Parses the token of a finalize link and loads the details from the provider (spec 2 §4). */
export class OpenSocialRegistration {
  constructor(private readonly gateway: SocialGateway) {}

  async execute(
    token: string | undefined,
    signal?: CancelSignal,
  ): Promise<Result<OpenedRegistration, ApiFailure | { readonly kind: 'go-home' }>> {
    const proof = readToken('social-finalize', token);
    if (!proof.ok) return proof;
    const answer = await this.gateway.finalizeDetails(proof.value, signal);
    return answer.ok ? ok({ proof: proof.value, email: answer.value }) : err(answer.error);
  }
}
