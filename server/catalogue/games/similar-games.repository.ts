import { sql } from 'drizzle-orm';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { gameCardsJson } from './game-card.columns';
import { nameOf } from './game-order';
import { cardOfFound } from './game-page';
import { BESIDE } from './game.repository';
import { pageOfBuckets, bucketsOf } from './page-of-buckets';

/** Number of similar games in the result. */
const SHOWN = sql`4`;
/** Number of candidates: the most popular games of the genre, and of all genres. */
const CANDIDATES = 200;
/** Maximum number of buckets that are read for the genre. A rare genre has few games in each. */
const MAX_BUCKETS = sql`4`;

const values = parameterValues({
  id: sql`integer`,
  genreId: sql`integer`,
  developerId: sql`integer`,
  beside: sql`integer`,
  limit: sql`integer`,
  offset: sql`integer`,
});
const genreId = parameter('genreId');
const id = parameter('id');

const ofGenre = sql`
  select bucket_id, sum(rated_0) as games from game_counts
  where sort = ${nameOf('popular')} and capability = 0 and genre_id = ${genreId} and category_id = 0
  group by bucket_id`;

const similar = sql`
  with ${values}, runs as materialized (${bucketsOf('popular', ofGenre)} order by through limit ${MAX_BUCKETS}),
  more as materialized (
    select game.id from games as game
    where game.developer_id = ${parameter('developerId')} and game.id <> ${id} and game.status = 'published'
    order by game.released_at desc, game.id desc limit ${parameter('beside')}
  ),
  candidates as (
    select key, id, true as of_genre from (${pageOfBuckets('popular', sql`game.genre_id = ${genreId}`)}) as those_of_genre
    union
    (
      select game.popularity, game.id, game.genre_id = ${genreId} from games as game
      where game.status = 'published' order by game.popularity desc, game.id desc limit ${parameter('limit')}
    )
  ), weighed as materialized (
    select candidates.*,
      (select count(*) from game_tags as theirs where theirs.game_id = candidates.id and theirs.tag_id = any(array(select tag_id from game_tags where game_id = ${id}))) as shared
    from candidates where id <> ${id} and id not in (select more.id from more)
  )
  select key, id, shared from weighed where of_genre or shared > 0
  order by shared desc, key desc, id desc limit ${SHOWN}`;

const statement = perExecutor((executor) =>
  executor
    .select({ cards: gameCardsJson(sql`found.shared desc, found.key desc, found.id desc`) })
    .from(sql`(${similar}) as found cross join lateral ${cardOfFound}`)
    .prepare(quickRead('game_similar')),
);

/**
 * Returns popular games of the same genre or with a common tag, as the JSON text of their cards. Those with most common tags come first.
 * Leaves out the games that `listMore` returns.
 */
export async function listSimilar(
  executor: Executor,
  game: { readonly id: number; readonly genreId: number; readonly developerId: number },
): Promise<string> {
  const [found] = await statement(executor).execute({
    id: game.id,
    genreId: game.genreId,
    developerId: game.developerId,
    beside: BESIDE,
    limit: CANDIDATES,
    offset: 0,
  });
  return found?.cards ?? '[]';
}
