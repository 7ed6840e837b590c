import type { GameQuery } from '../../domain/games/game-query';
import { changeGameQuery, defaultGameQuery, gameQueryParameters, parseGameQuery } from '../../domain/games/game-query';

export const INDEX = '/arcade/games';

/** Reads the index query from URL parameters. */
export function parseIndexQuery(query: URLSearchParams): GameQuery {
  return parseGameQuery((name) => query.get(name));
}

/** Returns the index URL with changed parameters; changes reset the page number. */
export function indexAddress(query: URLSearchParams, change: Partial<GameQuery>): string {
  return addressOf(changeGameQuery(parseIndexQuery(query), change));
}

/** Returns the URL of all games, a genre or a sub-category; includes experiences, because a genre can consist of them only. */
export function genreAddress(genre?: string, category?: string): string {
  return addressOf({ ...defaultGameQuery, genre, category, includeExperience: true });
}

/** Returns the index URL of a query. */
export function addressOf(query: GameQuery): string {
  const text = new URLSearchParams(gameQueryParameters(query).map(([name, value]) => [name, value])).toString();
  return text === '' ? INDEX : `${INDEX}?${text}`;
}
