import type { SecurityOverview } from '../../domain/account/security-overview';
import type { SignedInBrowser } from '../../domain/account/signed-in-browser';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What was typed to prove that it is the player. */
export interface TypedProof {
  readonly password?: string;
  readonly code?: string;
}

/** A change of the password, as it was typed. */
export interface PasswordChange extends TypedProof {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** A secret for an authenticator app: in Base32 for typing, and as the address that a QR code holds. */
export interface TwoFactorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** The server's side of how the player's account is protected. */
export interface SecurityGateway {
  /** How the account is protected now. */
  overview(signal?: CancelSignal): Promise<Result<SecurityOverview, ApiFailure>>;
  /** This browser first, then by last use. */
  browsers(signal?: CancelSignal): Promise<Result<readonly SignedInBrowser[], ApiFailure>>;
  /** Signs one browser out; 404 when it is over already. */
  signOutBrowser(id: string): Promise<Result<void, ApiFailure>>;
  /** Signs every browser out but this one, and tells how many. */
  signOutOthers(): Promise<Result<number, ApiFailure>>;
  /** Signs every other browser out as well. */
  changePassword(change: PasswordChange): Promise<Result<void, ApiFailure>>;
  /** The secret counts once a code of it is confirmed. */
  beginTwoFactor(proof: TypedProof): Promise<Result<TwoFactorSecret, ApiFailure>>;
  /** Signs every other browser out as well, and answers the recovery codes this once. */
  confirmTwoFactor(code: string): Promise<Result<readonly string[], ApiFailure>>;
  /** The codes so far no longer count. */
  renewRecoveryCodes(code: string): Promise<Result<readonly string[], ApiFailure>>;
  /** Takes a code of the app or a recovery code; the recovery codes go as well. Refused with 422 at `code`. */
  endTwoFactor(code: string): Promise<Result<void, ApiFailure>>;
  /** Disconnects a provider and signs every other browser out; 404 when it is not connected, 422 when it is the only way in. */
  unlinkIdentity(provider: SignInProvider, proof: TypedProof): Promise<Result<void, ApiFailure>>;
  /** Mails a link to another address, which is the account's once the link is opened. Refused with 422 at `email`, `password` or `code`. */
  changeAddress(email: string, proof: TypedProof): Promise<Result<void, ApiFailure>>;
  /** Makes the link worthless that waits to be opened for another address; false when none was waiting, as after it was opened. */
  withdrawAddress(): Promise<Result<boolean, ApiFailure>>;
  /** Mails the link that verifies the address; refused when too many were sent. */
  sendVerificationMail(): Promise<Result<void, ApiFailure>>;
  /** Answers all settings as they are now. */
  changeSetting(group: string, field: string, value: boolean | string): Promise<Result<UserSettings, ApiFailure>>;
}
