import type { GameSort } from '../../src/domain/games/game-sort';
import { gameSorts } from '../../src/domain/games/game-sort';
import { recentlyUpdatedSince } from '../../src/domain/games/recently-updated';
import type { Database } from '../database/database';
import type { ServerDeps } from '../deps';
import { aloneWithCounts } from './alone-with-counts';
import { moveRecentSince } from './recent-since.repository';
import { cutStretches, listStretches } from './stretch.repository';
import { unevenRun } from './uneven-run';

/** How many games a stretch should have: longer ones take long to read, and more of them take long to add up. */
const STRETCH = 2048;

/** Cuts one uneven run of an order anew; false when there was none. */
async function evenOut(database: Database, sort: GameSort, size: number): Promise<boolean> {
  if (!unevenRun(await listStretches(database.db, sort), size)) return false;
  return aloneWithCounts(database, async (tx) => {
    const run = unevenRun(await listStretches(tx, sort), size);
    if (run) await cutStretches(tx, sort, run, size);
    return run !== undefined;
  });
}

/** Keeps every stretch of the catalogue of a length that is fast to read, and "recently updated" up to date. */
export async function keepCatalogue(
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  signal: AbortSignal,
  size: number = STRETCH,
): Promise<void> {
  const now = clock.now();
  await aloneWithCounts(database, (tx) => moveRecentSince(tx, new Date(recentlyUpdatedSince(now.getTime())), now));
  for (const sort of gameSorts) while (!signal.aborted && (await evenOut(database, sort, size)));
}
