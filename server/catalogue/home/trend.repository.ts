import { and, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { PlaysAt } from '../../../src/domain/home/trending';
import type { Executor } from '../../platform/database/executor';
import { gameTrends } from '../../platform/database/schema/game-trends';
import { gamePlays } from '../../platform/database/schema/games';

/** Counted plays of a game within a minute. */
interface PlaysRow extends PlaysAt {
  readonly gameId: number;
}

/** Returns the time up to which plays are counted; undefined without trends. */
export async function findCountedUntil(executor: Executor): Promise<Date | undefined> {
  const [found] = await executor.select({ at: max(gameTrends.countedUntil) }).from(gameTrends);
  return found?.at ?? undefined;
}

/** Returns the counted plays after `from` until `until`, summed for each game and minute. */
export function listPlays(executor: Executor, from: Date, until: Date): Promise<readonly PlaysRow[]> {
  const minute = sql<number>`extract(epoch from date_trunc('minute', ${gamePlays.countedAt}))::float8 * 1000`;
  return executor
    .select({ gameId: gamePlays.gameId, at: minute, plays: sql<number>`count(*)::int` })
    .from(gamePlays)
    .where(and(gt(gamePlays.countedAt, from), lte(gamePlays.countedAt, until)))
    .groupBy(gamePlays.gameId, sql`2`);
}

/** Returns the trends of games by their id. */
export async function findTrends(executor: Executor, gameIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { gameId, trend } = gameTrends;
  const rows = await executor
    .select({ gameId, trend })
    .from(gameTrends)
    .where(inArray(gameId, [...gameIds]));
  return new Map(rows.map((row) => [row.gameId, row.trend]));
}

/** Stores the trends of games by their id, with the time up to which plays are counted. */
export async function storeTrends(
  executor: Executor,
  trends: ReadonlyMap<number, number>,
  countedUntil: Date,
): Promise<void> {
  const rows = JSON.stringify([...trends].map(([gameId, trend]) => ({ game_id: gameId, trend })));
  await executor.execute(sql`
    insert into game_trends (game_id, trend, counted_until)
    select game_id, trend, ${countedUntil.toISOString()}::timestamptz
    from json_to_recordset(${rows}::json) as changed(game_id integer, trend float8)
    where exists (select from games where games.id = changed.game_id)
    on conflict (game_id) do update set trend = excluded.trend, counted_until = excluded.counted_until`);
}

/** Deletes trends below a value. */
export async function deleteTrendsBelow(executor: Executor, least: number): Promise<void> {
  await executor.delete(gameTrends).where(lt(gameTrends.trend, least));
}
