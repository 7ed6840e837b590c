import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { playerFollows } from '../../platform/database/schema/follows';
import type { AcquaintanceRow } from '../friends/address-request.repository';
import { privacySetting } from '../profile/privacy-setting';
import { shownTo } from '../profile/shown-to';

const isFollow = (followerId: string, followedId: string) =>
  and(eq(playerFollows.followerId, followerId), eq(playerFollows.followedId, followedId));

/** Makes one player follow another. Has no effect if the player already does. */
export async function followPlayer(tx: Executor, followerId: string, followedId: string, now: Date): Promise<void> {
  await tx.insert(playerFollows).values({ followerId, followedId, followedAt: now }).onConflictDoNothing();
}

/** Makes one player unfollow another. Has no effect if the player does not follow the other one. */
export async function unfollowPlayer(tx: Executor, followerId: string, followedId: string): Promise<void> {
  await tx.delete(playerFollows).where(isFollow(followerId, followedId));
}

/** Makes two players unfollow each other. */
export async function endFollows(tx: Executor, one: string, other: string): Promise<void> {
  await tx.delete(playerFollows).where(or(isFollow(one, other), isFollow(other, one)));
}

/** True if one player follows another. */
export async function followsPlayer(executor: Executor, followerId: string, followedId: string): Promise<boolean> {
  const found = await executor
    .select({ at: playerFollows.followedAt })
    .from(playerFollows)
    .where(isFollow(followerId, followedId));
  return found.length > 0;
}

/** Counts the followers of a player. */
export async function countFollowers(executor: Executor, followedId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(playerFollows)
    .where(eq(playerFollows.followedId, followedId));
  return counted?.count ?? 0;
}

/** Counts the players that a player follows, including hidden ones. */
export async function countFollowed(executor: Executor, followerId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(playerFollows)
    .where(eq(playerFollows.followerId, followerId));
  return counted?.count ?? 0;
}

const shownOf = (followerId: string) =>
  and(
    eq(playerFollows.followerId, followerId),
    isNull(accounts.deletedAt),
    privacySetting('followers', true),
    shownTo(accounts.id, followerId),
  );

/** Returns a window of the visible players that a player follows, newest first. */
export function listFollowed(
  executor: Executor,
  followerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly AcquaintanceRow[]> {
  return executor
    .select({
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
      since: playerFollows.followedAt,
    })
    .from(playerFollows)
    .innerJoin(accounts, eq(accounts.id, playerFollows.followedId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(shownOf(followerId))
    .orderBy(desc(playerFollows.followedAt), desc(playerFollows.followedId))
    .limit(limit)
    .offset(offset);
}

/** Counts the visible players that a player follows. */
export async function countListed(executor: Executor, followerId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(playerFollows)
    .innerJoin(accounts, eq(accounts.id, playerFollows.followedId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(shownOf(followerId));
  return counted?.count ?? 0;
}
