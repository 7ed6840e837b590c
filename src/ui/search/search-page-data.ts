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

/** How a search ended. */
export type SearchOutcome =
  /** Nothing has been asked yet. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'refused'; readonly refusal: QueryProblem['kind'] }
  | { readonly kind: 'found'; readonly results: SearchResults }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

/** What the results page shows; plain data, so that it survives inlining. */
export interface SearchPageData {
  readonly request: SearchRequest;
  readonly outcome: SearchOutcome;
  /** Games to go on with where nothing was found. */
  readonly popular: readonly GameCard[];
}

/** One type's part of the results. */
export type FoundSection = {
  readonly [Type in SearchType]: { readonly type: Type } & FoundPage<FoundItems[Type]>;
}[SearchType];

/** What was found of each type that was asked for, in the order of the types. */
export function foundSections(results: SearchResults): readonly FoundSection[] {
  return SEARCH_TYPES.flatMap((type) => {
    const page = results[type];
    return page === undefined ? [] : [{ type, ...page } as FoundSection];
  });
}

/** One page number turns the pages of all types: there are as many as the longest has. */
export function sharedPages(sections: readonly FoundSection[], current: number): Pick<Pagination, 'current' | 'last'> {
  return { current, last: Math.max(1, ...sections.map(({ pagination }) => pagination.last)) };
}

/** How much was found in all. */
export function totalFound(sections: readonly FoundSection[]): number {
  return sections.reduce((sum, { pagination }) => sum + pagination.total, 0);
}

/** Nothing to show, for whatever reason but a failure. */
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

/** What the search bar and the results page are given. */
export interface SearchServices {
  readonly searchPortal: SearchPortal;
  readonly createBar: () => SearchBarViewModel;
  readonly createForm: (types: SearchTypes) => SearchFormViewModel;
}
