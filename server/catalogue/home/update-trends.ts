import { leastTrend, nextTrend } from '../../../src/domain/home/trending';
import type { PlaysAt } from '../../../src/domain/home/trending';
import type { ServerDependencies } from '../../deps';
import { deleteTrendsBelow, findCountedUntil, findTrends, listPlays, storeTrends } from './trend.repository';

const MINUTE = 60_000;
/** Plays younger than this are counted by the next run, because their transactions may still be open. */
const SETTLED = MINUTE;
/** Plays are stored for a day. */
const STORED = 24 * 60 * MINUTE;

/** Adds the plays since the last run to the trends of their games, and deletes games without recent plays. */
export async function updateTrends({ clock, database }: Pick<ServerDependencies, 'clock' | 'database'>): Promise<void> {
  const now = clock.now().getTime();
  const until = new Date(now - SETTLED);
  await database.transaction(async (tx) => {
    const from = (await findCountedUntil(tx)) ?? new Date(now - STORED);
    const plays = new Map<number, PlaysAt[]>();
    for (const { gameId, ...some } of await listPlays(tx, from, until)) {
      const ofGame = plays.get(gameId);
      if (ofGame) ofGame.push(some);
      else plays.set(gameId, [some]);
    }
    const before = await findTrends(tx, [...plays.keys()]);
    const after = new Map<number, number>();
    for (const [gameId, added] of plays) {
      const trend = nextTrend(before.get(gameId), added);
      if (trend !== undefined) after.set(gameId, trend);
    }
    await storeTrends(tx, after, until);
    await deleteTrendsBelow(tx, leastTrend(now));
  });
}
