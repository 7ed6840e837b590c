import { recordLogin } from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { startSession } from '../auth/start-session';
import type { ServerDeps } from '../deps';
import type { Caller } from '../http/caller';
import type { Effect } from '../http/effect';
import { tellPlayer } from '../notices/tell-player';

/** Signs a browser in to the account of an identity that has just been proved. */
export async function signInBySocial(
  deps: ServerDeps,
  { accountId, caller, now }: { readonly accountId: string; readonly caller: Caller; readonly now: Date },
): Promise<readonly Effect[]> {
  const { effect, notification } = await deps.database.transaction(async (tx) => {
    await recordLogin(tx, accountId, now, deviceName(caller.userAgent));
    return startSession(tx, { accountId, remember: true, caller, now, random: deps.random });
  });
  if (caller.player) deps.realtime.disconnectSession(caller.player.sessionId);
  tellPlayer(deps.realtime, accountId, { notification });
  return [effect];
}
