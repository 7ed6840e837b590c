import type { SearchPortal } from '../../application/search/search-portal.use-case';
import type { GameCard } from '../../domain/games/game';
import type { SearchRequest } from '../../domain/search/search-address';
import type { QueryProblem } from '../../domain/search/search-query';
import type { SearchResults, FoundItems, FoundPage } from '../../domain/search/search-results';
import type { SearchType, SearchTypes } from '../../domain/search/search-types';
import { SEARCH_TYPES } from '../../domain/search/search-types';
import type { Pagination } from '../../domain/shared/pagination';
import type { SearchBarViewModel } from './search-bar.view-model';
import type { SearchFormViewModel } from './search-form.view-model';

/** Outcome of a search. */
export type SearchOutcome =
  /** No query yet. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'refused'; readonly refusal: QueryProblem['kind'] }
  | { readonly kind: 'found'; readonly results: SearchResults }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

/** Loader data of the results page; plain data, because it is inlined into the document. */
export interface SearchPageData {
  readonly request: SearchRequest;
  readonly outcome: SearchOutcome;
  /** Popular games to suggest without results. */
  readonly popular: readonly GameCard[];
}

/** Results of one type. */
export type FoundSection = {
  readonly [Type in SearchType]: { readonly type: Type } & FoundPage<FoundItems[Type]>;
}[SearchType];

/** Returns the results per requested type, in the order of the types. */
export function foundSections(results: SearchResults): readonly FoundSection[] {
  return SEARCH_TYPES.flatMap((type) => {
    const page = results[type];
    return page === undefined ? [] : [{ type, ...page } as FoundSection];
  });
}

/** Returns one pagination for all types, as long as the longest list. */
export function sharedPages(sections: readonly FoundSection[], current: number): Pick<Pagination, 'current' | 'last'> {
  return { current, last: Math.max(1, ...sections.map(({ pagination }) => pagination.last)) };
}

/** Returns the total number of results. */
export function totalFound(sections: readonly FoundSection[]): number {
  return sections.reduce((sum, { pagination }) => sum + pagination.total, 0);
}

/** True if there are no results and no failure. */
export function foundNothing(outcome: SearchOutcome): boolean {
  switch (outcome.kind) {
    case 'unasked':
    case 'refused':
      return true;
    case 'found':
      return totalFound(foundSections(outcome.results)) === 0;
    case 'failed':
      return false;
  }
}

/** Services of the search bar and the results page. */
export interface SearchServices {
  readonly searchPortal: SearchPortal;
  readonly createBar: () => SearchBarViewModel;
  readonly createForm: (types: SearchTypes) => SearchFormViewModel;
}
