import type { CancelSignal } from '../system/cancel-signal';
import type { LoginPayload } from '../../domain/auth/login-payload';
import type { RegistrationPayload } from '../../domain/auth/registration';
import type { SignedIn } from '../../domain/session/signed-in';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The server's side of a session (spec 1 §7). */
export interface SessionGateway {
  status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>>;
  logIn(credentials: LoginPayload): Promise<Result<SignedIn, ApiFailure>>;
  logOut(): Promise<Result<void, ApiFailure>>;
  register(registration: RegistrationPayload): Promise<Result<SignedIn, ApiFailure>>;
  validateEmail(email: string): Promise<Result<void, ApiFailure>>;
  validateUsername(username: string): Promise<Result<void, ApiFailure>>;
  validatePassword(password: string): Promise<Result<void, ApiFailure>>;
}
