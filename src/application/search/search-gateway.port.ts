import type { SearchQuery } from '../../domain/search/search-query';
import type { SearchResults } from '../../domain/search/search-results';
import type { SearchType } from '../../domain/search/search-types';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A valid search query. */
export interface Search {
  readonly query: SearchQuery;
  /** Types to search; at least one. */
  readonly types: readonly SearchType[];
  /** Page number from 1, the same for each type. */
  readonly page: number;
}

export interface SearchGateway {
  /** Returns one page of eight results for each type, best match first (decisions §4). */
  search(search: Search, signal?: CancelSignal): Promise<Result<SearchResults, ApiFailure>>;
}
