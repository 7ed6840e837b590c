import { httpPasswordGateway } from '../adapters/http/http-auth-gateways';
import { TabAuthDraftStore } from '../adapters/storage/tab-auth-draft-store';
import type { PasswordGateway } from '../application/auth/password-gateway.port';
import { ResetPassword } from '../application/auth/reset-password.use-case';
import { SendResetMail } from '../application/auth/send-reset-mail.use-case';
import { AuthDraft } from '../ui/auth/auth-draft';
import type { AuthPanes } from '../ui/auth/auth-panes';
import { LoginViewModel } from '../ui/auth/login.view-model';
import { RegisterViewModel } from '../ui/auth/register.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const authTokens = named({
  passwordGateway: token<PasswordGateway>(),
  createLogin: token<AuthPanes['createLogin']>(),
  createRegister: token<AuthPanes['createRegister']>(),
  sendResetMail: token<SendResetMail>(),
  resetPassword: token<ResetPassword>(),
  draft: token<AuthDraft>(),
  panes: token<AuthPanes>(),
});
const own = authTokens;

const authModule: Module = (wiring) => {
  wiring.singleton(own.draft, (session) => new AuthDraft(new TabAuthDraftStore(), session), [t.sessionState]);
  wiring.port(own.passwordGateway, httpPasswordGateway, [t.http]);
  wiring.singleton(
    own.createLogin,
    (logIn, notices, modal, clock, draft) => () => new LoginViewModel(logIn, notices, modal, clock, draft),
    [t.logIn, t.noticesState, t.authModalState, t.clock, own.draft],
  );
  wiring.singleton(
    own.createRegister,
    (validate, register, notices, modal, clock, draft) => () =>
      new RegisterViewModel(validate, register, notices, modal, clock, draft),
    [t.validateRegistrationStep, t.register, t.noticesState, t.authModalState, t.clock, own.draft],
  );
  wiring.singleton(own.sendResetMail, (gateway) => new SendResetMail(gateway), [own.passwordGateway]);
  wiring.singleton(own.resetPassword, (gateway) => new ResetPassword(gateway), [own.passwordGateway]);
  wiring.record(own.panes, {
    createLogin: own.createLogin,
    createRegister: own.createRegister,
    sendResetMail: own.sendResetMail,
    resetPassword: own.resetPassword,
    draft: own.draft,
  });
};

/** The panes of the auth dialog; loaded when the dialog first opens. */
export const authPart: Part<AuthPanes> = { services: own.panes, modules: [authModule] };
