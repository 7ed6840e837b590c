import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import type { GameCardRow } from './game-card.columns';
import { nameOf } from './game-order';
import { cardOfFound } from './game-page';
import { pageOfRuns, runsOf } from './page-of-buckets';

/** How many similar games are shown. */
const SHOWN = 4;
/** Among how many of the most popular games of the genre, and of all, they are looked for. */
const AMONG = 200;
/** In how many stretches those of the genre are looked for: a rare genre has few in each. */
const STRETCHES = 4;

const genreId = sql`${sql.placeholder('genreId')}::integer`;
const id = sql`${sql.placeholder('id')}::integer`;

const ofGenre = sql`
  select stretch_id, sum(rated_0) as games from game_counts
  where sort = ${nameOf('popular')} and capability = 0 and genre_id = ${genreId} and category_id = 0
  group by stretch_id`;

const similar = sql`
  with runs as materialized (${runsOf('popular', ofGenre)} order by through limit ${STRETCHES}::integer),
  ours as materialized (select tag_id from game_tags where game_id = ${id}),
  candidates as (
    select key, id, true as of_genre from (${pageOfRuns('popular', sql`game.genre_id = ${genreId}`)}) as those_of_genre
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

/** Popular games of the same genre or with a tag in common, those with most tags in common first. */
export function listSimilar(
  executor: Executor,
  game: { readonly id: number; readonly genreId: number },
): Promise<readonly GameCardRow[]> {
  return statement(executor).execute({ id: game.id, genreId: game.genreId, limit: AMONG, offset: 0, none: 0 });
}
