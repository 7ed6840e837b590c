import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { canIdentify } from '../../../src/domain/inbox/conversation';
import { readSettings } from '../../../src/domain/session/read-settings';
import { UNKNOWN_AVATAR } from '../../identity/account/avatar';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { blocks, friendships } from '../../platform/database/schema/friends';
import { messages } from '../../platform/database/schema/inbox';
import type { AcquaintanceRow } from './address-request.repository';
import { listAddressRequests } from './address-request.repository';

export interface FriendRow extends AcquaintanceRow {
  readonly id: string;
  readonly settings: unknown;
}

/** Maximum number of listed requests. Further ones follow when some are answered. */
const MAX_REQUESTS = 100;

const person = { username: accounts.username, alias: accounts.alias, ...avatarColumns };
const ofPlayer = (accountId: string) => or(eq(friendships.first, accountId), eq(friendships.second, accountId));
const otherThan = (accountId: string): SQL =>
  sql`case when ${friendships.first} = ${accountId}::uuid then ${friendships.second} else ${friendships.first} end`;
/** Time of acceptance. Only for accepted rows. */
const acceptedAt = sql<Date>`${friendships.acceptedAt}`.mapWith(friendships.acceptedAt);

/** Returns all friends of a player by name. */
export function listOwnFriends(executor: Executor, accountId: string): Promise<readonly FriendRow[]> {
  return executor
    .select({
      ...person,
      id: accounts.id,
      settings: accountSettings.settings,
      since: acceptedAt,
    })
    .from(friendships)
    .innerJoin(accounts, eq(accounts.id, otherThan(accountId)))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(ofPlayer(accountId), isNotNull(friendships.acceptedAt), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.usernameKey));
}

/** Returns the senders or receivers of a player's friend requests, newest first. */
export function listRequests(
  executor: Executor,
  accountId: string,
  whose: 'incoming' | 'outgoing',
): Promise<readonly AcquaintanceRow[]> {
  const asked = whose === 'outgoing' ? eq(friendships.requestedBy, accountId) : ne(friendships.requestedBy, accountId);
  return executor
    .select({ ...person, since: friendships.createdAt })
    .from(friendships)
    .innerJoin(accounts, eq(accounts.id, otherThan(accountId)))
    .where(and(ofPlayer(accountId), asked, isNull(friendships.acceptedAt), isNull(accounts.deletedAt)))
    .orderBy(desc(friendships.createdAt), asc(accounts.usernameKey))
    .limit(MAX_REQUESTS);
}

/** Returns the senders of a player's friend requests, by name and by address, newest first. */
export async function listIncoming(executor: Executor, accountId: string): Promise<readonly AcquaintanceRow[]> {
  const [named, addressed] = await Promise.all([
    listRequests(executor, accountId, 'incoming'),
    listAddressRequests(executor, accountId, MAX_REQUESTS),
  ]);
  return [...named, ...addressed]
    .sort((one, other) => other.since.getTime() - one.since.getTime())
    .slice(0, MAX_REQUESTS);
}

/** Returns the players that a player has blocked, newest first. Those with a hidden profile have neither alias nor picture. */
export async function listBlocked(executor: Executor, accountId: string): Promise<readonly AcquaintanceRow[]> {
  const written = executor
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.senderId, accounts.id), eq(messages.accountId, accountId)));
  const rows = await executor
    .select({
      ...person,
      since: blocks.createdAt,
      settings: accountSettings.settings,
      hasWritten: sql<boolean>`${exists(written)}`,
    })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blocked))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(eq(blocks.blocker, accountId), isNull(accounts.deletedAt)))
    .orderBy(desc(blocks.createdAt), asc(accounts.usernameKey));
  return rows.map(({ settings, hasWritten, ...row }) => {
    const isNamed = canIdentify(readSettings(settings), { friendship: 'none' }, hasWritten);
    return isNamed ? row : { ...row, alias: null, ...UNKNOWN_AVATAR };
  });
}

/** Returns the ids of a player's friends. */
export async function listFriendIds(executor: Executor, accountId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: sql<string>`${otherThan(accountId)}` })
    .from(friendships)
    .where(and(ofPlayer(accountId), isNotNull(friendships.acceptedAt)));
  return rows.map(({ id }) => id);
}
