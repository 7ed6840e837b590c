import type { RegisteringProvider, SignInProvider } from '../../domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { SignedIn } from '../../domain/session/session';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Provider and secret from a finalize link. */
export interface SocialProof {
  readonly provider: RegisteringProvider;
  readonly secret: string;
}

/** Provider login on the server (spec 1 §7, spec 2 §7). */
export interface SocialGateway {
  /** Returns the configured providers in the order of their buttons. */
  providers(): Promise<Result<readonly SignInProvider[], ApiFailure>>;
  /** Starts a login, marks this browser, and returns the address for the new tab. */
  begin(provider: SignInProvider): Promise<Result<string, ApiFailure>>;
  /** Returns the provider whose identity awaits this browser's next login or registration; undefined when none does. */
  waiting(signal?: CancelSignal): Promise<Result<SignInProvider | undefined, ApiFailure>>;
  /**
   * Returns the email address from the provider, or an empty string. Rejected when the link is used, expired or another
   * browser's.
   */
  finalizeDetails(proof: SocialProof, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
  /** Creates the account and signs it in. Rejected with 422 and a message for every invalid field. */
  finalize(proof: SocialProof, form: SocialRegistrationForm): Promise<Result<SignedIn, ApiFailure>>;
}
