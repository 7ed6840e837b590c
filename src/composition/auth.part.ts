import { httpPasswordGateway } from '../adapters/http/http-auth-gateways';
import { ResetPassword } from '../application/auth/reset-password.use-case';
import { SendResetMail } from '../application/auth/send-reset-mail.use-case';
import type { AuthPanes } from '../ui/auth/auth-panes';
import { LoginViewModel } from '../ui/auth/login.view-model';
import { RegisterViewModel } from '../ui/auth/register.view-model';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Creates the panes of the auth dialog; a tab loads this module when the dialog first opens. */
export function openAuth(wiring: Wiring): AuthPanes {
  const passwords = httpPasswordGateway(wiring.get(t.http));
  const logIn = wiring.get(t.logIn);
  const register = wiring.get(t.register);
  const validate = wiring.get(t.validateRegistrationStep);
  const notices = wiring.get(t.noticesState);
  const modal = wiring.get(t.authModalState);
  const clock = wiring.get(t.clock);
  return {
    createLogin: () => new LoginViewModel(logIn, notices, modal, clock),
    createRegister: () => new RegisterViewModel(validate, register, notices, modal, clock),
    sendResetMail: new SendResetMail(passwords),
    resetPassword: new ResetPassword(passwords),
  };
}
