import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerFollows } from '../../platform/database/schema/follows';

const isFollow = (accountId: string, developerId: number) =>
  and(eq(developerFollows.accountId, accountId), eq(developerFollows.developerId, developerId));

/** Makes a player follow a developer. Has no effect if the player already does. */
export async function followDeveloper(tx: Executor, accountId: string, developerId: number, now: Date): Promise<void> {
  await tx.insert(developerFollows).values({ accountId, developerId, followedAt: now }).onConflictDoNothing();
}

/** Makes a player unfollow a developer. Has no effect if the player does not follow it. */
export async function unfollowDeveloper(tx: Executor, accountId: string, developerId: number): Promise<void> {
  await tx.delete(developerFollows).where(isFollow(accountId, developerId));
}

/** True if a player follows a developer. */
export async function followsDeveloper(executor: Executor, accountId: string, developerId: number): Promise<boolean> {
  const found = await executor
    .select({ at: developerFollows.followedAt })
    .from(developerFollows)
    .where(isFollow(accountId, developerId));
  return found.length > 0;
}

/** Counts the followers of a developer. */
export async function countFollowersOf(executor: Executor, developerId: number): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(developerFollows)
    .where(eq(developerFollows.developerId, developerId));
  return counted?.count ?? 0;
}

/**
 * Returns a batch of a developer's followers in the order of account ids. `after` is the last id of the previous batch.
 */
export async function followersOf(
  executor: Executor,
  developerId: number,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: developerFollows.accountId })
    .from(developerFollows)
    .innerJoin(accounts, eq(accounts.id, developerFollows.accountId))
    .where(
      and(
        eq(developerFollows.developerId, developerId),
        isNull(accounts.deletedAt),
        after === undefined ? undefined : gt(developerFollows.accountId, after),
      ),
    )
    .orderBy(asc(developerFollows.accountId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Counts the developers that a player follows. */
export async function countFollowedDevelopers(executor: Executor, accountId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(developerFollows)
    .where(eq(developerFollows.accountId, accountId));
  return counted?.count ?? 0;
}
