import type { CancelSignal } from '../system/cancel-signal';
import type { CurrentUser } from '../../domain/session/current-user';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface SignedIn {
  readonly user: CurrentUser;
  readonly settings: UserSettings;
}

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** The server's side of a session (spec 1 §7). */
export interface SessionGateway {
  status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>>;
  /** Always asks to be remembered. */
  logIn(login: string, password: string): Promise<Result<SignedIn, ApiFailure>>;
  logOut(): Promise<Result<void, ApiFailure>>;
  register(registration: Registration): Promise<Result<SignedIn, ApiFailure>>;
  validateEmail(email: string): Promise<Result<void, ApiFailure>>;
  validateUsername(username: string): Promise<Result<void, ApiFailure>>;
  validatePassword(password: string): Promise<Result<void, ApiFailure>>;
}
