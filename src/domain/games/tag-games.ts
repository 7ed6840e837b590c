import { parsePageNumber } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { GameIndex } from './game-list';
import type { GameQuery } from './game-query';
import { gameQueryNames, defaultGameSort, parseGameSort } from './game-query';

/** One page of the games and experiences that bear a tag. */
export interface TagGames extends GameIndex {
  readonly tag: Titled;
}

/** Which games of a tag are asked for. */
export type TagQuery = Pick<GameQuery, 'sort' | 'page'>;

/**
 * Reads a query out of a tag page's address.
 * @rule 2.2.24 A tag's games are sortable and paged.
 */
export function parseTagQuery(parameter: (name: string) => string | null): TagQuery {
  return {
    sort: parseGameSort(parameter(gameQueryNames.sort)),
    page: parsePageNumber(parameter(gameQueryNames.page)),
  };
}

/** Writes a query into a tag page's address; what is as by default is left out. */
export function tagQueryParameters({ sort, page }: TagQuery): readonly (readonly [string, string])[] {
  return [
    ...(sort === defaultGameSort ? [] : [[gameQueryNames.sort, sort] as const]),
    ...(page === 1 ? [] : [[gameQueryNames.page, String(page)] as const]),
  ];
}
