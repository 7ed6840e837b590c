import { recordLogin } from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { startSession } from '../auth/start-session';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import type { Effect } from '../../platform/http/effect';
import { lockAccount } from '../account-deletion/lock-account';
import type { IdentityKey } from './social-identity.repository';
import { findIdentityAccount } from './social-identity.repository';

interface SocialSignIn {
  readonly identity: IdentityKey;
  readonly caller: Caller;
  readonly now: Date;
}

/** Signs a browser in to the account of a proved identity; undefined if no account has the identity. */
export async function signInBySocial(
  deps: ServerDependencies,
  { identity, caller, now }: SocialSignIn,
): Promise<readonly Effect[] | undefined> {
  const started = await deps.database.transaction(async (tx) => {
    const accountId = await findIdentityAccount(tx, identity);
    if (accountId === undefined || !(await lockAccount(tx, accountId))) return undefined;
    // The identity may have been disconnected while this transaction waited for the lock.
    if ((await findIdentityAccount(tx, identity)) === undefined) return undefined;
    await recordLogin(tx, accountId, now, deviceName(caller.userAgent));
    return startSession(tx, { accountId, remember: true, caller, now, deps });
  });
  started?.announce();
  return started && [started.effect];
}
