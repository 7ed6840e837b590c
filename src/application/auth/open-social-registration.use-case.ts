import { readToken } from '../../domain/tokens/token';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { SocialGateway, SocialProof } from './social-gateway.port';

/** A registration that waits for its form, with the address that the provider told. */
export interface OpenedRegistration {
  readonly proof: SocialProof;
  readonly email: string;
}

/** Reads the token of a finalize link and asks what the provider has told (spec 2 §4). */
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
