import { parsePageNumber } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { GameIndex } from './game-list';
import type { GameQuery } from './game-query';
import { gameQueryNames, defaultGameSort, parseGameSort } from './game-query';

/** One page of the games and experiences with a tag. */
export interface TagGames extends Omit<GameIndex, 'hidden'> {
  readonly tag: Titled;
}

/** Query of a tag's games. */
export type TagQuery = Pick<GameQuery, 'sort' | 'page'>;

/**
 * Parses a query from a tag page's address.
 * @rule 2.2.24 A tag's games are sortable and paginated.
 */
export function parseTagQuery(parameter: (name: string) => string | null): TagQuery {
  return {
    sort: parseGameSort(parameter(gameQueryNames.sort)),
    page: parsePageNumber(parameter(gameQueryNames.page)),
  };
}

/** Returns the address parameters of a tag page's query; defaults are omitted. */
export function tagQueryParameters({ sort, page }: TagQuery): readonly (readonly [string, string])[] {
  return [
    ...(sort === defaultGameSort ? [] : [[gameQueryNames.sort, sort] as const]),
    ...(page === 1 ? [] : [[gameQueryNames.page, String(page)] as const]),
  ];
}
