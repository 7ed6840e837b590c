import type { GameQuery } from '../../domain/games/game-query';
import { changeGameQuery, defaultGameQuery, gameQueryParameters, parseGameQuery } from '../../domain/games/game-query';

/** Where the game index lies. */
export const INDEX = '/arcade/games';

/** What an address asks of the index. */
export function askedOf(query: URLSearchParams): GameQuery {
  return parseGameQuery((name) => query.get(name));
}

/** The index with some of what is asked changed; a change leads back to the first page. */
export function indexAddress(query: URLSearchParams, change: Partial<GameQuery>): string {
  return addressOf(changeGameQuery(askedOf(query), change));
}

/** All games, those of a genre, or of one of its sub-categories; with experiences, since a genre may have nothing else. */
export function genreAddress(genre?: string, category?: string): string {
  return addressOf({ ...defaultGameQuery, genre, category, includeExperience: true });
}

/** The index as a query has it. */
export function addressOf(query: GameQuery): string {
  const text = new URLSearchParams(gameQueryParameters(query).map(([name, value]) => [name, value])).toString();
  return text === '' ? INDEX : `${INDEX}?${text}`;
}
