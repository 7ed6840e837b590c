import type { ResetLink } from '../../domain/auth/reset-link';
import type { ResetValues } from '../../domain/auth/reset-pane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Password reset on the server (spec 1 §7). */
export interface PasswordGateway {
  /** Sends a reset link if an account has this address. The response is the same when no account has it. */
  sendResetMail(email: string): Promise<Result<void, ApiFailure>>;
  /**
   * Sets a new password with the secret of a reset link. Rejected with 422 when the link has expired or the password is
   * too weak.
   */
  resetPassword(reset: ResetValues & ResetLink): Promise<Result<void, ApiFailure>>;
}
