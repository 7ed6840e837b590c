import { desc, eq, sql } from 'drizzle-orm';
import { perExecutor } from '../../platform/database/per-executor';
import { popularGames } from '../../platform/database/schema/game-index';
import { games } from '../../platform/database/schema/games';
import { gameCardJson, publishedGame } from '../games/game-card.columns';
import { foundIn } from './found-in';
import { countOfFound, foundTotal, pageOfFound } from './list-found';

const candidates = foundIn({
  table: games,
  listed: publishedGame,
  then: [
    [games.popularity, 'desc'],
    [games.id, 'desc'],
  ],
  walks: {
    best: sql`select game_id as id, search, search_name, popularity from ${popularGames}`,
    latest: [desc(games.id)],
    begun: (word) => sql`game_words_from(${word})`,
  },
});

/**
 * Searches published games and experiences by title, tags, genre, category, developer, excerpt and description. More
 * popular ones come first.
 */
export const searchGames = perExecutor((executor) => ({
  page: executor
    .select({ card: gameCardJson, total: foundTotal })
    .from(pageOfFound(candidates))
    .innerJoin(games, eq(games.id, sql`found.id`))
    .orderBy(sql`found.place`)
    .prepare('search_games_page'),
  count: executor.select({ total: foundTotal }).from(countOfFound(candidates)).prepare('search_games_count'),
}));
