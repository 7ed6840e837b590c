import type { GameSort } from '../../../src/domain/games/game-sort';
import { gameSorts } from '../../../src/domain/games/game-sort';
import { recentlyUpdatedSince } from '../../../src/domain/games/recently-updated';
import type { Database } from '../../platform/database/database';
import type { ServerDependencies } from '../../deps';
import { withCatalogueLock } from './with-catalogue-lock';
import { moveRecentSince } from './recent-since.repository';
import { cutStretches, listStretches } from './index-bucket.repository';
import { findUnbalancedBuckets } from './find-unbalanced-buckets';

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
