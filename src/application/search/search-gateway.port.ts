import type { SearchQuery } from '../../domain/search/search-query';
import type { SearchResults } from '../../domain/search/search-results';
import type { SearchType } from '../../domain/search/search-types';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A search that may be sent. */
export interface Search {
  readonly query: SearchQuery;
  /** What is searched; at least one type. */
  readonly types: readonly SearchType[];
  /** From 1; the same for each type. */
  readonly page: number;
}

/** Where the portal is searched. */
export interface SearchGateway {
  /** One page of eight of each asked type, the best first (decisions §4). */
  search(search: Search, signal?: CancelSignal): Promise<Result<SearchResults, ApiFailure>>;
}
