import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { FriendCounts } from '../../../src/domain/friends/friend-limits';
import type { Relationship } from '../../../src/domain/friends/relationship';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { blocks, friendships } from '../../platform/database/schema/friends';
import { deleteAddressRequests, hasAddressRequest } from './address-request.repository';

/** Account ids of the caller and another player. */
export interface RelationshipKey {
  readonly callerId: string;
  readonly otherId: string;
}

export interface OtherRow {
  readonly id: string;
  readonly username: string;
  readonly settings: unknown;
}

/** Returns both ids in the order of storage: the smaller one first. */
const inOrder = ({ callerId, otherId }: RelationshipKey): readonly [string, string] =>
  callerId < otherId ? [callerId, otherId] : [otherId, callerId];

const isPair = (pair: RelationshipKey) => {
  const [first, second] = inOrder(pair);
  return and(eq(friendships.first, first), eq(friendships.second, second));
};
const hasFriend = (accountId: string) =>
  and(or(eq(friendships.first, accountId), eq(friendships.second, accountId)), isNotNull(friendships.acceptedAt));
const blockOf = (blocker: string, blocked: string) => and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked));

const searchableByPhone = sql`${accountSettings.settings} #> '{community,searchable_by_phone}' = 'true'::jsonb`;

/** Finds a player by username, ignoring case, or by verified email address. Excludes deleted accounts. */
export async function findOther(
  executor: Executor,
  by: { readonly username: string } | { readonly email: string },
): Promise<OtherRow | undefined> {
  const named =
    'username' in by
      ? eq(accounts.usernameKey, usernameKey(by.username))
      : and(eq(accounts.emailKey, emailKey(by.email)), isNotNull(accounts.emailVerifiedAt));
  const [found] = await executor
    .select({ id: accounts.id, username: accounts.username, settings: accountSettings.settings })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(named, isNull(accounts.deletedAt)));
  return found;
}

/**
 * Finds the player with a phone number (E.164) who can be found by it. Numbers are not verified, so a number of several
 * players finds nobody.
 */
export async function findByPhone(executor: Executor, phone: string): Promise<OtherRow | undefined> {
  const claims = sql`(select count(*) from ${accounts} as claim where claim.phone = ${phone} and claim.deleted_at is null)`;
  const [found] = await executor
    .select({ id: accounts.id, username: accounts.username, settings: accountSettings.settings })
    .from(accounts)
    .innerJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(eq(accounts.phone, phone), isNull(accounts.deletedAt), searchableByPhone, sql`${claims} = 1`));
  return found;
}

/**
 * Locks both accounts until the transaction ends, in a fixed order that prevents deadlocks. Returns false if one is
 * deleted.
 */
export async function lockRelationshipForUpdate(tx: Executor, pair: RelationshipKey): Promise<boolean> {
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...inOrder(pair)]), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return held.length === 2;
}

/** Returns the relationship as the caller sees it, without the caller's requests by address. */
export async function findRelationship(executor: Executor, pair: RelationshipKey): Promise<Relationship> {
  const { callerId, otherId } = pair;
  const [friendship] = await executor
    .select({ requestedBy: friendships.requestedBy, acceptedAt: friendships.acceptedAt })
    .from(friendships)
    .where(isPair(pair));
  const blockers = await executor
    .select({ blocker: blocks.blocker })
    .from(blocks)
    .where(or(blockOf(callerId, otherId), blockOf(otherId, callerId)));
  const stage = !friendship
    ? (await hasAddressRequest(executor, otherId, callerId))
      ? 'asks'
      : 'none'
    : friendship.acceptedAt !== null
      ? 'friends'
      : friendship.requestedBy === callerId
        ? 'asked'
        : 'asks';
  const isBlocker = (id: string) => blockers.some(({ blocker }) => blocker === id);
  return { friendship: stage, blocked: isBlocker(callerId), shutOut: isBlocker(otherId) };
}

/** Stores a relationship that the caller has changed. */
export async function writeRelationship(
  tx: Executor,
  pair: RelationshipKey,
  before: Relationship,
  after: Relationship,
  now: Date,
): Promise<void> {
  const { callerId, otherId } = pair;
  if (after.friendship !== before.friendship) {
    const [first, second] = inOrder(pair);
    if (after.friendship === 'none') await tx.delete(friendships).where(isPair(pair));
    else if (before.friendship === 'none')
      await tx.insert(friendships).values({ first, second, requestedBy: callerId, createdAt: now });
    else
      await tx
        .insert(friendships)
        // The accepted request was by address, so there is no row yet.
        .values({ first, second, requestedBy: otherId, createdAt: now, acceptedAt: now })
        .onConflictDoUpdate({ target: [friendships.first, friendships.second], set: { acceptedAt: now } });
    await deleteReplacedAddressRequests(tx, pair, after);
  } else if (after.blocked && !before.blocked) await deleteAddressRequests(tx, callerId, otherId, 'both');
  if (after.blocked === before.blocked) return;
  if (after.blocked) await tx.insert(blocks).values({ blocker: callerId, blocked: otherId, createdAt: now });
  else await tx.delete(blocks).where(blockOf(callerId, otherId));
}

/** Deletes requests by address that are replaced by a request by name, or that are accepted or declined. */
async function deleteReplacedAddressRequests(
  tx: Executor,
  { callerId, otherId }: RelationshipKey,
  after: Relationship,
): Promise<void> {
  if (after.friendship === 'asked') await deleteAddressRequests(tx, callerId, otherId, 'one');
  else if (after.friendship === 'friends' || after.blocked) await deleteAddressRequests(tx, callerId, otherId, 'both');
  else await deleteAddressRequests(tx, otherId, callerId, 'one');
}

/** Counts friends, open requests and blocks of both players for the limits. */
export async function countFriends(tx: Executor, { callerId, otherId }: RelationshipKey): Promise<FriendCounts> {
  const counted = async (rows: Promise<readonly { readonly count: number }[]>) => (await rows)[0]?.count ?? 0;
  const asked = and(eq(friendships.requestedBy, callerId), isNull(friendships.acceptedAt));
  return {
    friends: await counted(tx.select({ count: count() }).from(friendships).where(hasFriend(callerId))),
    others: await counted(tx.select({ count: count() }).from(friendships).where(hasFriend(otherId))),
    open: await counted(tx.select({ count: count() }).from(friendships).where(asked)),
    blocked: await counted(tx.select({ count: count() }).from(blocks).where(eq(blocks.blocker, callerId))),
  };
}

/** True if two players have a common friend. */
export async function haveFriendInCommon(executor: Executor, { callerId, otherId }: RelationshipKey): Promise<boolean> {
  const friendsOf = (id: string) => sql`
    select case when ${friendships.first} = ${id}::uuid then ${friendships.second} else ${friendships.first} end as friend
    from ${friendships} where ${hasFriend(id)}`;
  const [found] = await executor
    .select({ common: sql<boolean>`exists (${friendsOf(callerId)} intersect ${friendsOf(otherId)})` })
    .from(accounts)
    .where(eq(accounts.id, callerId));
  return found?.common ?? false;
}
