import type { passwordChange } from '../../../src/contract/security.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { updatePasswordHash } from '../account/account.repository';
import { notifySecurityChange } from '../account/notify-security-change';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { forgetDevices } from '../auth/known-devices.repository';
import { provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { endLinkSecrets } from '../email-links/link-secrets.repository';
import { newPasswordProblems } from './new-password.policy';

const FIELDS = ['new_password', 'new_password_confirmation'] as const;

/**
 * Changes the password of a signed-in player. Signs out and forgets all other browsers, renews the current session id
 * and invalidates pending links.
 */
export function changePassword(deps: ServerDependencies, guards: Guards): RouteHandler<typeof passwordChange> {
  return async (input) => {
    const { body, caller, now } = input;
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    const problems = newPasswordProblems([body.new_password, body.new_password_confirmation], FIELDS, body.password);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const hashed = await guards.hasher.hash(body.new_password);
    if (!hashed.ok) return err(refusal.busy());

    const renewed = await deps.database.transaction(async (tx) => {
      await updatePasswordHash(tx, player.id, hashed.value);
      await endLinkSecrets(tx, 'reset-password', player.id, now);
      // Somebody with the old password may have requested a pending address change.
      await endLinkSecrets(tx, 'verify-email', player.id, now);
      await notifySecurityChange(tx, { accountId: player.id, change: 'password', urls: deps.urls, now });
      await forgetDevices(tx, player.id, caller.deviceHash);
      return renewSession(tx, { player, now, random: deps.random });
    });
    input.afterCommit(() => afterChange(deps, renewed.ended));
    return ok({ data: null, message: 'Your password has been changed.', effects: [renewed.effect] });
  };
}
