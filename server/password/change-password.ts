import type { passwordChange } from '../../src/contract/security.contract';
import { err, ok } from '../../src/domain/shared/result';
import { updatePasswordHash } from '../account/account.repository';
import { tellOfChange } from '../account/tell-of-change';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { provePlayer } from '../auth/prove-player';
import { deleteSessions } from '../auth/session.repository';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { RouteHandler } from '../http/route';
import { endLinkSecrets } from '../links/link-secrets.repository';
import { newPasswordProblems } from './new-password.policy';

const BUSY_SECONDS = 2;
const FIELDS = ['new_password', 'new_password_confirmation'] as const;

/** Gives a signed-in player another password: every other browser is signed out, and reset links that are under way are void. */
export function changePassword(deps: ServerDeps, guards: Guards): RouteHandler<typeof passwordChange> {
  return async (input) => {
    const { body, caller, now } = input;
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    const problems = newPasswordProblems([body.new_password, body.new_password_confirmation], FIELDS);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const hashed = await guards.hasher.hash(body.new_password);
    if (!hashed.ok) return err(refusal.unavailable(BUSY_SECONDS));

    const ended = await deps.database.transaction(async (tx) => {
      await updatePasswordHash(tx, player.id, hashed.value);
      await endLinkSecrets(tx, 'reset-password', player.id, now);
      await tellOfChange(tx, { accountId: player.id, change: 'password', urls: deps.urls, now });
      return deleteSessions(tx, player.id, player.sessionId);
    });
    input.afterCommit(() => afterChange(deps, ended));
    return ok({ data: null, message: 'Your password has been changed.' });
  };
}
