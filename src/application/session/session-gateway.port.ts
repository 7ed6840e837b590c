import type { CancelSignal } from '../system/cancel-signal';
import type { LoginPayload } from '../../domain/auth/login-payload';
import type { RegistrationPayload } from '../../domain/auth/registration';
import type { SignedIn } from '../../domain/session/signed-in';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The server's side of a session (spec 1 §7). */
export interface SessionGateway {
  /** Who is signed in by the cookie; refused with 401 when nobody is. */
  status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>>;
  /** Signs in; a wrong name and a wrong password are refused alike. */
  logIn(credentials: LoginPayload): Promise<Result<SignedIn, ApiFailure>>;
  /** Ends the session of this browser. */
  logOut(): Promise<Result<void, ApiFailure>>;
  /** Makes an account and signs it in. */
  register(registration: RegistrationPayload): Promise<Result<SignedIn, ApiFailure>>;
  /** Refused when the address cannot be registered. */
  validateEmail(email: string): Promise<Result<void, ApiFailure>>;
  /** Refused when the user name is taken or not allowed. */
  validateUsername(username: string): Promise<Result<void, ApiFailure>>;
  /** Refused when the password is too weak. */
  validatePassword(password: string): Promise<Result<void, ApiFailure>>;
}
