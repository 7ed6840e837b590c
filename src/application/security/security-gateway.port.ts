import type { SecurityOverview, SignedInBrowser } from '../../domain/account/security-overview';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Proof of identity as the player has typed it. */
export interface TypedProof {
  readonly password?: string;
  readonly code?: string;
}

/** A change of the password, as typed. */
export interface PasswordChange extends TypedProof {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Secret for an authenticator app: in Base32 for typing, and as the address for a QR code. */
export interface TwoFactorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** Account security on the server. */
export interface SecurityGateway {
  /** Returns the protection of the account. */
  overview(signal?: CancelSignal): Promise<Result<SecurityOverview, ApiFailure>>;
  /** Returns the logged-in browsers: this one first, then by last use. */
  browsers(signal?: CancelSignal): Promise<Result<readonly SignedInBrowser[], ApiFailure>>;
  /** Logs one browser out. Rejected with 404 when its session has already ended. */
  signOutBrowser(id: string): Promise<Result<void, ApiFailure>>;
  /** Logs out all other browsers, and returns their number. */
  signOutOthers(): Promise<Result<number, ApiFailure>>;
  /** Changes the password, and logs out all other browsers. */
  changePassword(change: PasswordChange): Promise<Result<void, ApiFailure>>;
  /** Creates a secret for two-factor authentication. It takes effect after a code has been confirmed. */
  beginTwoFactor(proof: TypedProof): Promise<Result<TwoFactorSecret, ApiFailure>>;
  /** Enables two-factor authentication, logs out all other browsers, and returns the recovery codes this once. */
  confirmTwoFactor(code: string): Promise<Result<readonly string[], ApiFailure>>;
  /** Replaces the recovery codes; earlier codes become invalid. */
  renewRecoveryCodes(code: string): Promise<Result<readonly string[], ApiFailure>>;
  /**
   * Disables two-factor authentication with an app code or a recovery code. Deletes the recovery codes. Rejected with
   * 422 at `code`.
   */
  endTwoFactor(code: string): Promise<Result<void, ApiFailure>>;
  /** Disconnects a provider and logs out all other browsers. 404: not connected; 422: the only way to log in. */
  unlinkIdentity(provider: SignInProvider, proof: TypedProof): Promise<Result<void, ApiFailure>>;
  /**
   * Sends a link to the new address, which takes effect when the link is opened. Rejected with 422 at `email`,
   * `password` or `code`.
   */
  changeAddress(email: string, proof: TypedProof): Promise<Result<void, ApiFailure>>;
  /** Revokes the pending link for a new address; false when none was pending, for example because it was opened. */
  withdrawAddress(): Promise<Result<boolean, ApiFailure>>;
  /** Sends the verification link by email. Rejected after too many requests. */
  sendVerificationMail(): Promise<Result<void, ApiFailure>>;
  /** Changes one setting, and returns all current settings. */
  changeSetting(group: string, field: string, value: boolean | string): Promise<Result<UserSettings, ApiFailure>>;
}
