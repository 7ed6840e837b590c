import type { ResetPassword } from '../../application/auth/reset-password.use-case';
import type { SendResetMail } from '../../application/auth/send-reset-mail.use-case';
import type { AuthDraft } from './auth-draft';
import type { LoginViewModel } from './login.view-model';
import type { RegisterViewModel } from './register.view-model';

/** Services of the auth dialog's panes. */
export interface AuthPanes {
  readonly createLogin: () => LoginViewModel;
  readonly createRegister: () => RegisterViewModel;
  readonly sendResetMail: SendResetMail;
  readonly resetPassword: ResetPassword;
  readonly draft: AuthDraft;
}
