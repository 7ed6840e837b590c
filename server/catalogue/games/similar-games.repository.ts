import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import type { GameCardRow } from './game-card.columns';
import { nameOf } from './game-order';
import { cardOfFound } from './game-page';
import { pageOfBuckets, bucketsOf } from './page-of-buckets';

/** Number of similar games in the result. */
const SHOWN = 4;
/** Number of candidates: the most popular games of the genre, and of all genres. */
const CANDIDATES = 200;
/** Maximum number of buckets that are read for the genre. A rare genre has few games in each. */
const MAX_BUCKETS = 4;

const genreId = sql`${sql.placeholder('genreId')}::integer`;
const id = sql`${sql.placeholder('id')}::integer`;

const ofGenre = sql`
  select bucket_id, sum(rated_0) as games from game_counts
  where sort = ${nameOf('popular')} and capability = 0 and genre_id = ${genreId} and category_id = 0
  group by bucket_id`;

const similar = sql`
  with runs as materialized (${bucketsOf('popular', ofGenre)} order by through limit ${MAX_BUCKETS}::integer),
  ours as materialized (select tag_id from game_tags where game_id = ${id}),
  candidates as (
    select key, id, true as of_genre from (${pageOfBuckets('popular', sql`game.genre_id = ${genreId}`)}) as those_of_genre
    union
    (
      select game.popularity, game.id, game.genre_id = ${genreId} from games as game
      where game.status = 'published' order by game.popularity desc, game.id desc limit ${sql.placeholder('limit')}::integer
    )
  ), weighed as (
    select candidates.*,
      (select count(*) from game_tags as theirs where theirs.game_id = candidates.id and theirs.tag_id in (select tag_id from ours)) as shared
    from candidates where id <> ${id}
  )
  select key, id, shared from weighed where of_genre or shared > 0
  order by shared desc, key desc, id desc limit ${SHOWN}::integer`;

const statement = perExecutor((executor) => {
  const of = cardOfFound(executor);
  return executor
    .select({
      slug: of.slug,
      card: of.card,
      capabilities: of.capabilities,
      views: of.views,
      reviews: of.reviews,
      reactions: of.reactions,
    })
    .from(sql`(${similar}) as found`)
    .innerJoinLateral(of, sql`true`)
    .orderBy(sql`found.shared desc, found.key desc, found.id desc`)
    .prepare('game_similar');
});

/** Returns popular games of the same genre or with a common tag. Those with most common tags come first. */
export function listSimilar(
  executor: Executor,
  game: { readonly id: number; readonly genreId: number },
): Promise<readonly GameCardRow[]> {
  return statement(executor).execute({ id: game.id, genreId: game.genreId, limit: CANDIDATES, offset: 0, none: 0 });
}
