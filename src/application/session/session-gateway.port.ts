import type { CancelSignal } from '../system/cancel-signal';
import type { LoginPayload } from '../../domain/auth/login-payload';
import type { RegistrationPayload } from '../../domain/auth/registration';
import type { SignedIn } from '../../domain/session/session';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Session on the server (spec 1 §7). */
export interface SessionGateway {
  /** Returns the user of the session cookie. Rejected with 401 without a session. */
  status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>>;
  /** Logs in. A wrong name and a wrong password cause the same error. */
  logIn(credentials: LoginPayload): Promise<Result<SignedIn, ApiFailure>>;
  /** Ends the session of this browser. */
  logOut(): Promise<Result<void, ApiFailure>>;
  /** Creates an account and signs it in. */
  register(registration: RegistrationPayload): Promise<Result<SignedIn, ApiFailure>>;
  /** Returns a random username that is free. */
  uniqueUsername(): Promise<Result<string, ApiFailure>>;
  /** Rejected when the address cannot be registered. */
  validateEmail(email: string): Promise<Result<void, ApiFailure>>;
  /** Rejected when the username is taken or not allowed. */
  validateUsername(username: string): Promise<Result<void, ApiFailure>>;
  /** Rejected when the password is too weak. */
  validatePassword(password: string): Promise<Result<void, ApiFailure>>;
}
