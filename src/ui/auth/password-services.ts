import type { ResetPassword } from '../../application/auth/reset-password.use-case';
import type { SendResetMail } from '../../application/auth/send-reset-mail.use-case';

/** What the panes of a forgotten password are given. */
export interface PasswordServices {
  readonly sendResetMail: SendResetMail;
  readonly resetPassword: ResetPassword;
}
