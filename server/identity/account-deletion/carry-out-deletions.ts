import type { SQL } from 'drizzle-orm';
import { eq, and, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { DELETED_PREFIX } from '../../../src/domain/shared/reserved-names';
import { playerKey } from '../../catalogue/games/visitor-key';
import type { ServerDependencies } from '../../deps';
import { deletionCompletedLetter } from '../../messaging/mail/letters/deletion-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleViews } from '../../platform/database/schema/content';
import { gamePlays } from '../../platform/database/schema/games';
import { gameEvents } from '../../platform/database/schema/statistics';
import { requireFew } from '../../platform/jobs/require-few';
import type { ServerRandom } from '../../platform/system/server-random';
import { audit } from '../../platform/system/audit';
import { deleteReceived } from '../../publishing/console/invitation.repository';
import { deleteTestsOf } from '../../publishing/console/testers.repository';
import { recordPlayerDeleted } from '../../publishing/webhooks/record-event';
import { listOnlyOwned } from '../../publishing/console/member.repository';
import { deleteSessions } from '../auth/session.repository';
import { forgetWaiting } from '../social/forget-waiting';
import { listDueDeletions, claimDeletion } from './deletion.repository';
import { lockAccount } from './lock-account';
import type { PersonalReference } from './personal-reference';
import { personalReferences } from './personal-references';

/** Removes all personal data from an account row. The row and its balance stay, because the ledger refers to them. */
export async function anonymizeAccount(tx: Executor, id: string, now: Date, random: ServerRandom): Promise<void> {
  const username = `${DELETED_PREFIX}${random.bytes(4).toString('hex')}`;
  const email = `deleted-${id}@invalid`;
  await tx
    .update(accounts)
    .set({
      username,
      usernameKey: usernameKey(username),
      email,
      emailKey: email,
      emailVerifiedAt: null,
      passwordHash: null,
      alias: 'Deleted account',
      about: '',
      links: [],
      phone: null,
      avatarSeed: 1,
      avatarKey: null,
      premiumUntil: null,
      lastLoginAt: now,
      lastLoginDevice: '',
      deletedAt: now,
    })
    .where(eq(accounts.id, id));
}

const LETTER = '[[:alnum:]_]';

const quoted = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Returns an SQL expression that redacts whole-word, case-insensitive matches of these names. The result is never longer than the text. */
function withoutNames(column: PgColumn, names: readonly string[]): SQL {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(quoted);
  const pattern = `(?<!${LETTER})(?:${longestFirst.join('|')})(?!${LETTER})`;
  return sql`regexp_replace(${column}, ${pattern}, '…', 'gi')`;
}

const nulled = (column: PgColumn): SQL => sql`${sql.identifier(column.name)} = null`;

/** Applies the retention policy of one reference to its rows. `names` are redacted from texts that stay. */
async function applyRetentionPolicy(
  tx: Executor,
  { column, policy }: PersonalReference,
  accountId: string,
  names: readonly string[],
): Promise<void> {
  const { table } = column;
  const set = (changes: readonly SQL[]) =>
    tx.execute(sql`update ${table} set ${sql.join([...changes], sql`, `)} where ${column} = ${accountId}`);
  if (policy.kind === 'delete') {
    await tx.delete(table).where(and(eq(column, accountId), policy.only));
  } else if (policy.kind === 'forget') {
    const texts = policy.texts.map((text) => sql`${sql.identifier(text.name)} = ${withoutNames(text, names)}`);
    const emptied = policy.emptied.map((text) => sql`${sql.identifier(text.name)} = ''`);
    await set([nulled(column), ...texts, ...emptied]);
  } else if (policy.cleared) {
    await set(policy.cleared.map(nulled));
  }
}

/** Deletes the visit keys of a player, because the server's secret and the account id reproduce them. The counts stay. */
async function forgetVisits(tx: Executor, secret: string, accountId: string): Promise<void> {
  const visitor = playerKey(secret, accountId);
  await tx.delete(articleViews).where(eq(articleViews.visitor, visitor));
  await tx.delete(gamePlays).where(eq(gamePlays.visitor, visitor));
  await tx.update(gameEvents).set({ visitor: null }).where(eq(gameEvents.visitor, visitor));
}

interface CarriedOut {
  readonly accountId: string;
  /** Ids of the ended sessions. */
  readonly ended: readonly string[];
  /** Slugs of the developers that have lost their only owner. */
  readonly abandoned: readonly string[];
}

/**
 * Carries out a deletion request in one transaction and queues a final email if the address is verified. Returns the account and what ended with it:
 * close the sockets of the sessions and wake the job `mails` after the commit. Returns undefined if the request was withdrawn or is already completed.
 */
async function carryOutDeletion(
  tx: Executor,
  { config, random }: Pick<ServerDependencies, 'config' | 'random'>,
  deletionId: string,
  now: Date,
): Promise<CarriedOut | undefined> {
  const claimed = await claimDeletion(tx, deletionId, now);
  const account = claimed && (await lockAccount(tx, claimed.accountId));
  if (!claimed || !account) return undefined;
  const { accountId } = claimed;
  const { username, alias, email } = account;
  const names = [username, email, ...(alias === null ? [] : [alias])];
  const ended = await deleteSessions(tx, accountId);
  await forgetWaiting(tx, accountId);
  await deleteReceived(tx, { ...account, id: accountId });
  await deleteTestsOf(tx, { ...account, id: accountId });
  const abandoned = await listOnlyOwned(tx, accountId);
  await recordPlayerDeleted(tx, accountId, now);
  for (const reference of personalReferences) await applyRetentionPolicy(tx, reference, accountId, names);
  await forgetVisits(tx, config.secret, accountId);
  await anonymizeAccount(tx, accountId, now, random);
  await writeToOwner(tx, { accountId: undefined, owner: account, letter: deletionCompletedLetter({ username }), now });
  return { accountId, ended, abandoned };
}

/**
 * Background job that deletes accounts with a due request. Each has its own transaction, so one failure blocks no others.
 * Throws if an unlikely share of all accounts is due (`requireFew`).
 */
export async function carryOutDeletions(deps: ServerDependencies, signal: AbortSignal): Promise<void> {
  const { clock, config, database, jobs, log, realtime } = deps;
  const due = await listDueDeletions(database.db, clock.now());
  await requireFew(database.db, accounts, { what: 'accounts', deleted: due.length }, config);
  let ended = 0;
  for (const id of due) {
    if (signal.aborted) break;
    try {
      const done = await database.transaction((tx) => carryOutDeletion(tx, deps, id, clock.now()));
      if (done) audit(log, 'account-deletion', { account: done.accountId });
      for (const developer of done?.abandoned ?? [])
        log.warn({ developer }, 'a developer has lost its only owner: give it another one with “user promote”');
      for (const session of done?.ended ?? []) realtime.disconnectSession(session);
      jobs.wake('mails');
      ended += 1;
    } catch (error) {
      log.error({ err: error, deletion: id }, 'an account could not be deleted and is tried again');
    }
  }
  // The job `pictures` scans the whole folder, so wake it once for all deletions.
  if (ended > 0) jobs.wake('pictures');
}
