import type { ResetLink } from '../../domain/auth/reset-link';
import type { ResetValues } from '../../domain/auth/reset-pane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The server's side of a forgotten password (spec 1 §7). */
export interface PasswordGateway {
  /** Mails a link to the address, if somebody has it; the answer is the same when nobody does. */
  sendResetMail(email: string): Promise<Result<void, ApiFailure>>;
  /** Sets a new password by the secret of a mailed link; refused with 422 when the link is over or the password too weak. */
  resetPassword(reset: ResetValues & ResetLink): Promise<Result<void, ApiFailure>>;
}
