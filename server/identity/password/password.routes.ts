import { resetPassword, sendResetMail } from '../../../src/contract/account-links.contract';
import { passwordChange } from '../../../src/contract/security.contract';
import type { Guards } from '../auth/guards';
import type { ServerDependencies } from '../../deps';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { changePassword } from './change-password';
import { reset } from './reset-password';
import { sendReset } from './send-reset-mail';

/** Password routes. They do not use the request's transaction, because they count attempts and hash passwords. */
export function passwordRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const options = { transaction: false } as const;
  return [
    route(sendResetMail, sendReset(deps, guards), options),
    route(resetPassword, reset(deps, guards), options),
    route(passwordChange, changePassword(deps, guards), options),
  ];
}
