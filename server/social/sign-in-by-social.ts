import { recordLogin } from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { startSession } from '../auth/start-session';
import type { ServerDeps } from '../deps';
import type { Caller } from '../http/caller';
import type { Effect } from '../http/effect';

/** Signs a browser in to the account of an identity that has just been proved. */
export async function signInBySocial(
  deps: ServerDeps,
  { accountId, caller, now }: { readonly accountId: string; readonly caller: Caller; readonly now: Date },
): Promise<readonly Effect[]> {
  const { effect, announce } = await deps.database.transaction(async (tx) => {
    await recordLogin(tx, accountId, now, deviceName(caller.userAgent));
    return startSession(tx, { accountId, remember: true, caller, now, deps });
  });
  announce();
  return [effect];
}
