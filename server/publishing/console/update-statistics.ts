import { eq, sql } from 'drizzle-orm';
import { ALL, dayAfter, NEW_AFTER_DAYS, returnDays } from '../../../src/domain/console/game-statistics';
import type { ServerDependencies } from '../../deps';
import type { Database } from '../../platform/database/database';
import type { Executor } from '../../platform/database/executor';
import { meta } from '../../platform/database/schema/platform';

/** Key of the time up to which the log is counted. */
export const COUNTED_KEY = 'statistics-counted-until';
/** Events are counted again for this time, because their transactions may have been open during the last run. */
const OVERLAP_MS = 10 * 60_000;
/** Number of referrers stored for each game and day. */
const REFERRERS_MAX = 50;

/** Returns the time up to which the log is counted; undefined before the first run. */
export async function findCountedUntil(executor: Executor): Promise<Date | undefined> {
  const [found] = await executor.select({ value: meta.value }).from(meta).where(eq(meta.key, COUNTED_KEY));
  return found && new Date(found.value);
}

async function rowsOf<Row>(executor: Executor, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const { rows } = (await executor.execute(query)) as { readonly rows: readonly Row[] };
  return rows;
}

/** A game with events since the last run, and their days in order. */
interface Due {
  readonly gameId: number;
  readonly days: readonly string[];
}

const listDue = (executor: Executor, since: Date | undefined): Promise<readonly Due[]> =>
  rowsOf<Due>(
    executor,
    sql`select game_id as "gameId", jsonb_agg(distinct day::text order by day::text) as days from game_events
      where recorded_at >= ${since?.toISOString() ?? '-infinity'}::timestamptz group by game_id order by game_id`,
  );

/**
 * Returns the days of a game to count: those since the first new event, because a late play changes who is new on later days, and
 * the first days of players who may have returned.
 */
async function listDays(executor: Executor, { gameId, days }: Due): Promise<readonly string[]> {
  const earlier = JSON.stringify(days.flatMap((day) => returnDays.map((after) => dayAfter(day, -after))));
  const rows = await rowsOf<{ readonly day: string }>(
    executor,
    sql`select distinct day::text from game_events
      where game_id = ${gameId}
        and (day >= ${days[0]}::date or day in (select jsonb_array_elements_text(${earlier}::jsonb)::date))
      order by day`,
  );
  return rows.map(({ day }) => day);
}

/**
 * Condition that a player of a day also played between two days, relative to it. `offset 0` keeps it an index lookup for each player;
 * without statistics of the table the database would read all its rows instead.
 */
const played = (gameId: number, day: string, first: number, last = first) => sql`exists (
  select from game_events as other
  where other.visitor = player.visitor and other.game_id = ${gameId}::integer
    and other.day between ${dayAfter(day, first)}::date and ${dayAfter(day, last)}::date
  offset 0
)`;

/** Counts a day of a game from the log again and replaces its statistics. The database counts, so memory does not grow with the log. */
async function countDay(tx: Executor, gameId: number, day: string): Promise<void> {
  await tx.execute(sql`delete from game_statistics where game_id = ${gameId} and day = ${day}::date`);
  await tx.execute(sql`delete from game_referrers where game_id = ${gameId} and day = ${day}::date`);
  await tx.execute(sql`delete from game_countries where game_id = ${gameId} and day = ${day}::date`);
  await tx.execute(sql`
    with new_players as materialized (
      select visitor, ${played(gameId, day, 1)} as after_1, ${played(gameId, day, 7)} as after_7,
        ${played(gameId, day, 30)} as after_30
      from (
        select distinct visitor from game_events
        where game_id = ${gameId} and day = ${day}::date and visitor is not null
      ) as player
      where not ${played(gameId, day, -NEW_AFTER_DAYS, -1)}
    )
    insert into game_statistics (game_id, build, device, day, plays, players, new_players, returned_1, returned_7,
      returned_30, sessions, seconds, vr_sessions, emulated_sessions, achievements, scores, purchases, coins, reviews)
    select ${gameId}::integer,
      case when grouping(event.build) = 1 then ${ALL} else coalesce(event.build, 'unknown') end,
      case when grouping(event.device) = 1 then ${ALL} else event.device end,
      ${day}::date,
      count(*) filter (where event.kind = 'play'),
      count(distinct event.visitor),
      count(distinct fresh.visitor),
      count(distinct fresh.visitor) filter (where fresh.after_1),
      count(distinct fresh.visitor) filter (where fresh.after_7),
      count(distinct fresh.visitor) filter (where fresh.after_30),
      count(*) filter (where event.kind = 'session'),
      coalesce(sum(event.seconds), 0),
      count(*) filter (where event.kind = 'session' and event.mode = 'vr'),
      count(*) filter (where event.kind = 'session' and event.mode = 'emulated'),
      count(*) filter (where event.kind = 'achievement'),
      count(*) filter (where event.kind = 'score'),
      count(*) filter (where event.kind = 'purchase'),
      coalesce(sum(event.coins), 0),
      count(*) filter (where event.kind = 'review')
    from game_events as event left join new_players as fresh on fresh.visitor = event.visitor
    where event.game_id = ${gameId} and event.day = ${day}::date
    group by cube (event.build, event.device)`);
  await tx.execute(sql`
    insert into game_referrers (game_id, day, host, plays)
    select game_id, day, referrer, count(*) from game_events
    where game_id = ${gameId} and day = ${day}::date and referrer is not null
    group by game_id, day, referrer
    order by count(*) desc, referrer
    limit ${REFERRERS_MAX}`);
  await tx.execute(sql`
    insert into game_countries (game_id, day, country, plays, players)
    select game_id, day, country, count(*), count(distinct visitor) from game_events
    where game_id = ${gameId} and day = ${day}::date and country is not null
    group by game_id, day, country`);
}

/** Runs work in a transaction whose statements may take longer than those of a page. */
const withoutHurry = <T>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (tx: Executor) => Promise<T>,
): Promise<T> =>
  transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    return work(tx);
  });

/**
 * Background job that counts the statistics of games with new events. Each day is counted in a transaction of its own, and an
 * interrupted run starts again at its first game, so every run ends with the same numbers. Throws after a game has failed and the others are
 * counted; the next run counts all of them again.
 */
export async function updateStatistics(
  { clock, database }: Pick<ServerDependencies, 'clock' | 'database'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = database;
  const start = clock.now();
  const until = await findCountedUntil(db);
  const since = until && new Date(until.getTime() - OVERLAP_MS);
  const failures: Error[] = [];
  for (const due of await withoutHurry(database, (tx) => listDue(tx, since)))
    try {
      for (const day of await withoutHurry(database, (tx) => listDays(tx, due))) {
        if (signal?.aborted === true) return;
        await withoutHurry(database, (tx) => countDay(tx, due.gameId, day));
      }
    } catch (error) {
      failures.push(new Error(`Statistics of game ${String(due.gameId)} were not counted.`, { cause: error }));
    }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
  const counted = { value: start.toISOString(), writtenAt: start };
  await db
    .insert(meta)
    .values({ key: COUNTED_KEY, ...counted })
    .onConflictDoUpdate({ target: meta.key, set: counted });
}
