import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { Result } from '../../../src/domain/shared/result';

/** The secrets of one attempt, of 256 bits each; `verifier` is PKCE's. */
export interface SocialChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody whom a provider vouches for; issuer and subject together name the person for ever. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string | undefined;
  /** The provider knows that this person reads the mails of the address. */
  readonly emailVerified?: boolean;
}

/** `cancelled` by the visitor; `refused` when what came back proves nobody; `unavailable` when the provider does not answer. */
export type SocialFailure = 'cancelled' | 'refused' | 'unavailable';

/** A way to sign in by somebody else's account. */
export interface SocialProvider {
  readonly id: SignInProvider;
  /** The provider's address for the visitor; `unavailable` when the provider cannot be asked for it. */
  begin(checks: SocialChecks): Promise<Result<string, SocialFailure>>;
  /** Checks what the visitor came back with, and asks the provider itself who it is. */
  finish(callback: URLSearchParams, checks: SocialChecks): Promise<Result<ProvedIdentity, SocialFailure>>;
}
