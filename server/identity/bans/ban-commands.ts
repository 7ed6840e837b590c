import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { accountBannedLetter } from '../../messaging/mail/letters/account-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { audit } from '../../platform/system/audit';
import { lockAccount } from '../account-deletion/lock-account';
import { findAccountId, unknownUser } from '../account/account.repository';
import { afterChange } from '../auth/after-change';
import { deleteSessions } from '../auth/session.repository';
import { banEndText, banText } from './ban-notice';
import { deleteBan, isAhead, storeBan } from './ban.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

interface NewBan {
  readonly username: string;
  readonly reason: string;
  /** ISO 8601; undefined for a ban without an end. */
  readonly until?: string | undefined;
}

/**
 * Bans a player, replaces an earlier ban, ends all sessions of the player and closes their sockets on every server. The
 * lock of the account makes a concurrent login wait, and then see the ban.
 */
export async function banUser(deps: Deps, { username, reason, until }: NewBan): Promise<Result<string, string>> {
  const { clock, database, log, urls } = deps;
  const ban = { reason, until: until === undefined ? null : new Date(until) };
  const done = await database.transaction(async (tx) => {
    const accountId = await findAccountId(tx, username);
    const owner = accountId === undefined ? undefined : await lockAccount(tx, accountId);
    if (accountId === undefined || !owner) return err(unknownUser(username));
    if (ban.until && !(await isAhead(tx, ban.until))) return err('The end of the ban is in the past.');
    await storeBan(tx, accountId, ban);
    const helpUrl = urls.portal('/hc/contact');
    const letter = accountBannedLetter({ username: owner.username, text: banText(ban), helpUrl });
    await writeToOwner(tx, { accountId, owner, letter, now: clock.now() });
    return ok({ accountId, name: owner.username, ended: await deleteSessions(tx, accountId) });
  });
  if (!done.ok) return done;
  const { accountId, name, ended } = done.value;
  afterChange(deps, ended);
  audit(log, 'ban', { account: accountId });
  return ok(`${name} is banned ${banEndText(ban)}. Ended sessions: ${String(ended.length)}.`);
}

/** Ends a ban before its time. */
export async function unbanUser({ database, log }: Deps, username: string): Promise<Result<string, string>> {
  const accountId = await findAccountId(database.db, username);
  if (accountId === undefined) return err(unknownUser(username));
  if (!(await deleteBan(database.db, accountId))) return err(`${username} is not banned.`);
  audit(log, 'unban', { account: accountId });
  return ok(`${username} can log in again.`);
}
