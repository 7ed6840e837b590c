import type { RegisteringProvider, SignInProvider } from '../../domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { SignedIn } from '../../domain/session/signed-in';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What a finalize link names: a provider and the secret of somebody whom it has proved. */
export interface SocialProof {
  readonly provider: RegisteringProvider;
  readonly secret: string;
}

/** The server's side of signing in by a provider (spec 1 §7, spec 2 §7). */
export interface SocialGateway {
  /** The providers that are configured here, in the order of their buttons. */
  providers(): Promise<Result<readonly SignInProvider[], ApiFailure>>;
  /** Begins a sign-in and marks this browser; answers the address that the new tab opens. */
  begin(provider: SignInProvider): Promise<Result<string, ApiFailure>>;
  /** The provider whose proof waits for this browser's next login or registration; undefined when none does. */
  waiting(signal?: CancelSignal): Promise<Result<SignInProvider | undefined, ApiFailure>>;
  /** The address that the provider told, or an empty text; refused when the link is used, over, or another browser's. */
  finalizeDetails(proof: SocialProof, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
  /** Makes the account and signs it in; 422 names every refused field. */
  finalize(proof: SocialProof, form: SocialRegistrationForm): Promise<Result<SignedIn, ApiFailure>>;
}
