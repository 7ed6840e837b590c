import { setTimeout as pause } from 'node:timers/promises';
import type { GameSort } from '../../../src/domain/games/game-query';
import { gameSorts } from '../../../src/domain/games/game-query';
import { recentlyUpdatedSince } from '../../../src/domain/games/game-list';
import type { ServerDependencies } from '../../deps';
import type { Database } from '../../platform/database/database';
import { isLockedOut } from '../../platform/database/database-failure';
import type { Executor } from '../../platform/database/executor';
import { findUnbalancedBuckets } from './find-unbalanced-buckets';
import { cutStretches, listStretches, lockCounts } from './index-bucket.repository';
import { moveRecentSince } from './recent-since.repository';

/** How often the lock is tried for, and how long writers go on undisturbed in between, in milliseconds. */
const TRIES = 20;
const PAUSE = 1000;

/** Does some work in a transaction while no writer of games is under way; behind a long writer it tries for some twenty seconds, then fails. */
export async function withCatalogueLock<T>(
  database: Database,
  work: (tx: Executor) => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(async (tx) => {
        await lockCounts(tx);
        return work(tx);
      });
    } catch (error) {
      if (tries >= TRIES || !isLockedOut(error)) throw error;
      await wait(PAUSE);
    }
  }
}

/** How many games a stretch should have: longer ones take long to read, and more of them take long to add up. */
const STRETCH = 2048;

/** Cuts one uneven run of an order anew; false when there was none. */
async function evenOut(database: Database, sort: GameSort, size: number): Promise<boolean> {
  if (!findUnbalancedBuckets(await listStretches(database.db, sort), size)) return false;
  return withCatalogueLock(database, async (tx) => {
    const run = findUnbalancedBuckets(await listStretches(tx, sort), size);
    if (run) await cutStretches(tx, sort, run, size);
    return run !== undefined;
  });
}

/** Keeps every stretch of the catalogue of a length that is fast to read, and "recently updated" up to date. */
export async function maintainCatalogue(
  { clock, database }: Pick<ServerDependencies, 'clock' | 'database'>,
  signal: AbortSignal,
  size: number = STRETCH,
): Promise<void> {
  const now = clock.now();
  await withCatalogueLock(database, (tx) => moveRecentSince(tx, new Date(recentlyUpdatedSince(now.getTime())), now));
  for (const sort of gameSorts) while (!signal.aborted && (await evenOut(database, sort, size)));
}
