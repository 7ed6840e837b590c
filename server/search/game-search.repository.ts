import { desc, sql } from 'drizzle-orm';
import { perExecutor } from '../database/per-executor';
import { games } from '../database/schema/games';
import { gameCardColumns, publishedGame } from '../games/game-card.columns';
import { foundIn } from './found-in';
import { totalAlone, totalBeside } from './list-found';

const { where, order } = foundIn({
  table: games,
  listed: publishedGame,
  then: [desc(games.popularity), desc(games.id)],
});

/** Published games and experiences by title, tags, genre, category, developer, excerpt and description; the more popular first. */
export const searchGames = perExecutor((executor) => ({
  page: executor
    .select({ ...gameCardColumns, total: totalBeside })
    .from(games)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('search_games_page'),
  count: executor.select({ total: totalAlone }).from(games).where(where).prepare('search_games_count'),
}));
