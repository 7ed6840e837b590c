import { setTimeout as pause } from 'node:timers/promises';
import type { GameSort } from '../../../src/domain/games/game-query';
import { gameSorts } from '../../../src/domain/games/game-query';
import { recentlyUpdatedSince } from '../../../src/domain/games/game-list';
import type { ServerDependencies } from '../../deps';
import type { Database } from '../../platform/database/database';
import { isLockTimeout } from '../../platform/database/database-failure';
import type { Executor } from '../../platform/database/executor';
import { findUnbalancedBuckets } from './find-unbalanced-buckets';
import { listBuckets, lockCounts, moveRecentSince, rebalanceBuckets } from './index-bucket.repository';

const MAX_ATTEMPTS = 20;
/** Pause between two attempts to lock, in milliseconds. Writers continue in the meantime. */
const PAUSE = 1000;

/**
 * Runs `work` in a transaction without concurrent writers of games. Fails after about twenty seconds behind a long
 * writer.
 */
export async function withCatalogueLock<T>(
  database: Database,
  work: (tx: Executor) => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        await lockCounts(tx);
        return work(tx);
      });
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isLockTimeout(error)) throw error;
      await wait(PAUSE);
    }
  }
}

const SMALLEST_BUCKET = 512;
const LARGEST_BUCKET = 2048;

/**
 * Returns the target number of games in a bucket. A page adds up all buckets and skips half a bucket on average, so both grow with the
 * square root of the catalogue. The largest size limits the games that are checked for their tag.
 */
export const bucketSize = (games: number): number =>
  Math.min(LARGEST_BUCKET, Math.max(SMALLEST_BUCKET, Math.round(6 * Math.sqrt(games))));

/** Rebalances the first unbalanced buckets of a sort order. Returns false if there are none. */
async function rebalance(database: Database, sort: GameSort, size: number | undefined): Promise<boolean> {
  const find = async (executor: Executor) => {
    const buckets = await listBuckets(executor, sort);
    const target = size ?? bucketSize(buckets.reduce((sum, { games }) => sum + games, 0));
    return { target, unbalanced: findUnbalancedBuckets(buckets, target) };
  };
  if (!(await find(database.db)).unbalanced) return false;
  return withCatalogueLock(database, async (tx) => {
    const { target, unbalanced } = await find(tx);
    if (unbalanced) await rebalanceBuckets(tx, sort, unbalanced, target);
    return unbalanced !== undefined;
  });
}

/** Rebalances the buckets of every sort order and moves the limit of "recently updated". `size` replaces `bucketSize`. */
export async function maintainCatalogue(
  { clock, database }: Pick<ServerDependencies, 'clock' | 'database'>,
  signal: AbortSignal,
  size?: number,
): Promise<void> {
  const now = clock.now();
  await withCatalogueLock(database, (tx) => moveRecentSince(tx, new Date(recentlyUpdatedSince(now.getTime())), now));
  for (const sort of gameSorts) while (!signal.aborted && (await rebalance(database, sort, size)));
}
