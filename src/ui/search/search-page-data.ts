import type { GameCard } from '../../domain/games/game';
import type { SearchRequest } from '../../domain/search/search-address';
import type { QueryProblem } from '../../domain/search/search-query';
import type { SearchResults } from '../../domain/search/search-results';

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
