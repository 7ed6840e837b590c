import type { Column, SQL } from 'drizzle-orm';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import type { Executor } from '../../platform/database/executor';
import { gameBuckets, gameCounts } from '../../platform/database/schema/game-index';
import { meta } from '../../platform/database/schema/platform';
import { keyOf, nameOf } from './game-order';
import type { IndexBucket, UnbalancedBuckets } from './find-unbalanced-buckets';

/**
 * Locks the counts until the transaction ends: waits for current writers of games and blocks new ones. New writers queue
 * behind a waiting lock, so it fails with `lock_not_available` after 200 ms.
 */
export async function lockCounts(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = '200ms'`);
  await tx.execute(sql`select pg_advisory_xact_lock(5027148)`);
  await tx.execute(sql`set local lock_timeout = 0`);
}

const ORDER: Readonly<Record<GameSort, Column>> = {
  released: gameBuckets.releasedAt,
  popular: gameBuckets.popularity,
  rating: gameBuckets.rating,
};

/** Returns the buckets of a sort order, from its first game to its last. */
export function listBuckets(executor: Executor, sort: GameSort): Promise<readonly IndexBucket[]> {
  return executor
    .select({ id: gameBuckets.id, games: sql<number>`coalesce(sum(${gameCounts.rated0}), 0)::integer` })
    .from(gameBuckets)
    .leftJoin(
      gameCounts,
      and(eq(gameCounts.bucketId, gameBuckets.id), eq(gameCounts.capability, 0), eq(gameCounts.genreId, 0)),
    )
    .where(eq(gameBuckets.sort, sort))
    .groupBy(gameBuckets.id)
    .orderBy(desc(ORDER[sort]), desc(gameBuckets.gameId));
}

const ratedAtLeast = (stars: number): SQL => sql`(count(*) filter (where rating >= ${stars}::integer))::integer`;

/**
 * Divides neighbouring buckets again into equal ones of at most `size` games and counts their games. Requires
 * `lockCounts`.
 */
export async function rebalanceBuckets(
  tx: Executor,
  sort: GameSort,
  { ids, next }: UnbalancedBuckets,
  size: number,
): Promise<void> {
  const [key, name] = [keyOf(sort), nameOf(sort)];
  const oldIds = sql`(${sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  )})`;
  const below = next === undefined ? sql`` : sql`and (game.${key}, game.id) > (next.key, next.game_id)`;
  await tx.execute(sql`
    with top as (
      select ${key} as key, game_id from game_buckets where id in ${oldIds} order by 1 desc, 2 desc limit 1
    ), next as (
      select ${key} as key, game_id from game_buckets where id = ${next ?? null}::integer
    ), old as (
      delete from game_buckets where id in ${oldIds}
    ), listed as materialized (
      select game.id, game.${key} as key, game.genre_id, game.category_id, game.kind, game.rating, game.capability_bits,
        coalesce(game.updated_at >= (select games_recent_since()), false) as recent,
        (row_number() over (order by game.${key} desc, game.id desc) - 1)
          * ceil(count(*) over () / ${size}::numeric)::integer / count(*) over () as piece
      from top left join next on true join games as game on (game.${key}, game.id) <= (top.key, top.game_id) ${below}
      where game.status = 'published'
    ), starts as (
      select 0::bigint as piece, key, game_id from top
      union all (select distinct on (piece) piece, key, id from listed where piece > 0 order by piece, key desc, id desc)
    ), made as (
      insert into game_buckets (sort, ${key}, game_id) select ${name}, key, game_id from starts returning id, ${key} as key, game_id
    ), placed as materialized (
      select listed.*, made.id as bucket_id
      from listed join starts on starts.piece = listed.piece join made on made.key = starts.key and made.game_id = starts.game_id
    ), tagged as (
      insert into game_tag_counts (sort, tag_id, bucket_id, games)
      select ${name}, tag.tag_id, placed.bucket_id, count(*)
      from placed join game_tags as tag on tag.game_id = placed.id
      group by tag.tag_id, placed.bucket_id
    )
    insert into game_counts (sort, capability, genre_id, category_id, kind, recent, bucket_id, rated_0, rated_1, rated_2, rated_3, rated_4, rated_5)
    select ${name}, capability, coalesce(genre_id, 0), coalesce(category_id, 0), kind, recent, bucket_id,
      ${sql.join([0, 1, 2, 3, 4, 5].map(ratedAtLeast), sql`, `)}
    from placed join counted_capabilities() as capability on placed.capability_bits & capability = capability
    group by capability, kind, recent, bucket_id, grouping sets ((), (genre_id), (genre_id, category_id))
  `);
}

/** Row of `meta` with the limit of "recently updated". */
const RECENT_SINCE = 'games-recent-since';

/** Adds the games updated between two moments to the counts (1) or removes them (-1). */
const countUpdated = (one: string, other: string, change: 1 | -1) => sql`
  select count_changed_games(array(
    select row(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, ${change}::integer, capability_bits)::counted_game
    from games
    where status = 'published'
      and updated_at >= least(${one}::timestamptz, ${other}::timestamptz)
      and updated_at < greatest(${one}::timestamptz, ${other}::timestamptz)
  ))`;

/** Moves the limit of "recently updated" and recounts the games that it passes. Requires `lockCounts`. */
export async function moveRecentSince(tx: Executor, since: Date, now: Date): Promise<void> {
  const [known] = await tx.select({ value: meta.value }).from(meta).where(eq(meta.key, RECENT_SINCE));
  const [before, after] = [known?.value ?? '-infinity', since.toISOString()];
  await tx.execute(countUpdated(before, after, -1));
  await tx
    .insert(meta)
    .values({ key: RECENT_SINCE, value: after, writtenAt: now })
    .onConflictDoUpdate({ target: meta.key, set: { value: after, writtenAt: now } });
  await tx.execute(countUpdated(before, after, 1));
}
