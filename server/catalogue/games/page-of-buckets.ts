import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import { parameter } from '../../platform/database/parameter-values';
import { keyOf } from './game-order';

const limit = parameter('limit');
const offset = parameter('offset');

/**
 * Selects the buckets that contain games of a list: their number in the bucket (`games`) and up to its end (`through`).
 * `counted` selects `bucket_id` and `games`.
 */
export const bucketsOf = (sort: GameSort, counted: SQL): SQL => sql`
  select bucket.${keyOf(sort)} as top, bucket.game_id as top_id, counted.games,
    (sum(counted.games) over (order by bucket.${keyOf(sort)} desc, bucket.game_id desc))::integer as through
  from (${counted}) as counted join game_buckets as bucket on bucket.id = counted.bucket_id
  where counted.games > 0`;

/**
 * Selects `key` and `id` of the games in a window, unordered. Reads only the buckets of `runs` that overlap the window.
 * `fits` is the condition on `game` for being in the list. Needs the asked values `limit` and `offset`.
 */
export const pageOfBuckets = (sort: GameSort, fits: SQL): SQL => sql`
  select listed.key, listed.id
  from runs cross join lateral (
    select game.${keyOf(sort)} as key, game.id
    from games as game
    where game.status = 'published' and (game.${keyOf(sort)}, game.id) <= (runs.top, runs.top_id) and ${fits}
    order by game.${keyOf(sort)} desc, game.id desc
    offset greatest(${offset} - (runs.through - runs.games), 0)
    limit least(runs.through, ${offset} + ${limit}) - greatest(runs.through - runs.games, ${offset})
  ) as listed
  where runs.through > ${offset} and runs.through - runs.games < ${offset} + ${limit}`;

/** Selects the total number of games in `runs`. */
export const totalOfBuckets = sql`select coalesce(max(through), 0) as total from runs`;
