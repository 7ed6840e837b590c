import type { resetPassword } from '../../../src/contract/account-links.contract';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import type { Effect } from '../../platform/http/effect';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { RouteHandler } from '../../platform/http/route';
import type { AccountAddress } from '../account/account.repository';
import { readAddress, updatePasswordHash } from '../account/account.repository';
import { notifySecurityChange } from '../account/notify-security-change';
import { mirrorTwoFactor } from '../account/settings.repository';
import { verifyAddress } from '../account/verify-address';
import { afterChange } from '../auth/after-change';
import type { LoginAttempt } from '../auth/attempts/login-attempts';
import { forgetLogins } from '../auth/attempts/login-attempts';
import type { Guards } from '../auth/guards';
import { forgetDevices } from '../auth/known-devices.repository';
import { recordDevice } from '../auth/record-device';
import { deleteSessions } from '../auth/session.repository';
import type { LinkSecret } from '../email-links/link-secrets.repository';
import { endLinkSecrets, readLinkSecret, useLinkSecret } from '../email-links/link-secrets.repository';
import { mailedAddress } from '../email-links/mailed-address';
import { secretOf } from '../email-links/secret-of';
import { listProviders, deleteIdentities } from '../social/social-identity.repository';
import { hasTwoFactor, deleteTwoFactor } from '../two-factor/two-factor.repository';
import { newPasswordProblems } from './new-password.policy';

/**
 * Removes identities and second factors added before the address was verified: a stranger may have registered the account.
 * Call it when the owner verifies the address for the first time.
 */
async function removeUnverifiedCredentials(tx: Executor, accountId: string): Promise<void> {
  await deleteIdentities(tx, accountId);
  await deleteTwoFactor(tx, accountId);
  await mirrorTwoFactor(tx, accountId, false);
}

const PURPOSE = 'reset-password';
const FIELDS = ['password', 'password_confirmation'] as const;
const DONE = 'Your password has been reset. You may now close this modal and log in using your new password.';

const linkExpired = refusal.validation({
  token: ['This link has expired or was used before. Please ask for a new one.'],
});

/** Returns the account of a link if the link was sent to this address. */
const accountOf = (link: LinkSecret | undefined, key: string): string | undefined =>
  mailedAddress(link) === key ? link?.accountId : undefined;

interface ResetAccount {
  readonly accountId: string;
  /** New secret for the device cookie; undefined if the browser has one. */
  readonly device: string | undefined;
  readonly address: AccountAddress | undefined;
}

/** Returns the login attempts that the owner may have made with the forgotten password. A reset clears their counters. */
function loginsOf({ accountId, address }: ResetAccount, { ip, deviceHash }: Caller): readonly LoginAttempt[] {
  const logins = address ? [address.username, address.email] : [];
  const strangers = logins.map((login) => ({ by: 'stranger', login, ip }) as const);
  return deviceHash === undefined ? strangers : [...strangers, { by: 'device', accountId, deviceHash }];
}

/** Returns the effects on this browser: it becomes a known device and its session of the account ends. */
function effectsOf({ accountId, device }: ResetAccount, { player }: Caller): readonly Effect[] {
  return [
    ...(device === undefined ? [] : [{ kind: 'know-device', device } as const]),
    ...(player?.id === accountId ? [{ kind: 'end-session' } as const] : []),
  ];
}

/**
 * Resets a password with an emailed link. Verifies the address, ends all sessions and links, and forgets all other browsers.
 * The second factor stays, unless the address was never verified before.
 */
export function reset(deps: ServerDependencies, { attempts, hasher }: Guards): RouteHandler<typeof resetPassword> {
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = newPasswordProblems([body.password, body.password_confirmation], FIELDS);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const counted = await attempts.countFrom(caller.ip, attempts.rules.resets);
    if (!counted.ok) return counted;
    const secret = secretOf(PURPOSE, body.token);
    const key = emailKey(body.email);
    // Check the link before hashing, so that an invalid link costs little work.
    if (accountOf(await readLinkSecret(tx, PURPOSE, secret, now), key) === undefined) return err(linkExpired);
    const hashed = await hasher.hash(body.password);
    if (!hashed.ok) return err(refusal.busy());

    const done = await deps.database.transaction(async (transaction) => {
      const id = accountOf(await useLinkSecret(transaction, PURPOSE, secret, now), key);
      if (id === undefined) throw new RefusalError(linkExpired);
      await updatePasswordHash(transaction, id, hashed.value);
      await endLinkSecrets(transaction, PURPOSE, id, now);
      // Somebody with the old password may have requested a pending address change.
      await endLinkSecrets(transaction, 'verify-email', id, now);
      if (await verifyAddress(transaction, id, key, now)) await removeUnverifiedCredentials(transaction, id);
      const change = {
        kind: 'reset',
        providers: await listProviders(transaction, id),
        twoFactor: await hasTwoFactor(transaction, id),
      } as const;
      await notifySecurityChange(transaction, { accountId: id, change, urls: deps.urls, now });
      await forgetDevices(transaction, id, caller.deviceHash);
      const { made } = await recordDevice(transaction, { accountId: id, caller, now, random: deps.random });
      const address = await readAddress(transaction, id);
      return { accountId: id, device: made, address, ended: await deleteSessions(transaction, id) };
    });
    await forgetLogins(attempts, loginsOf(done, caller));
    input.afterCommit(() => afterChange(deps, done.ended));
    return ok({ data: null, message: DONE, effects: effectsOf(done, caller), account: done.accountId });
  };
}
