import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { Result } from '../../../src/domain/shared/result';

/** Secrets of one attempt, 256 bits each. `verifier` is the PKCE verifier. */
export interface SocialChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An identity that a provider has confirmed. Issuer and subject together identify the person permanently. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string | undefined;
  /** True if the provider has verified that this person owns the address. */
  readonly emailVerified?: boolean;
}

/** `cancelled`: declined by the visitor. `refused`: the response proves no identity. `unavailable`: the provider did not respond. */
export type SocialFailure = 'cancelled' | 'refused' | 'unavailable';

/** A provider that players can log in with. */
export interface SocialProvider {
  readonly id: SignInProvider;
  /** Returns the provider's URL for the visitor; `unavailable` if the provider does not respond. */
  begin(checks: SocialChecks): Promise<Result<string, SocialFailure>>;
  /** Verifies the callback with the provider and returns the identity. */
  finish(callback: URLSearchParams, checks: SocialChecks): Promise<Result<ProvedIdentity, SocialFailure>>;
}
