import type { SearchRequest } from '../../domain/search/search-address';
import type { QueryProblem } from '../../domain/search/search-query';
import { toSearchQuery } from '../../domain/search/search-query';
import type { SearchResults } from '../../domain/search/search-results';
import { searchedTypes } from '../../domain/search/search-types';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { Analytics } from '../telemetry/analytics.port';
import type { SearchGateway } from './search-gateway.port';

/**
 * Searches for the query in the address of the results page. An invalid query is refused without a request (spec 1 §5).
 */
export class SearchPortal {
  constructor(
    private readonly gateway: SearchGateway,
    private readonly analytics: Analytics,
  ) {}

  async execute(
    { query, types, page }: SearchRequest,
    signal?: CancelSignal,
  ): Promise<Result<SearchResults, QueryProblem | ApiFailure>> {
    const wanted = toSearchQuery(query);
    if (!wanted.ok) return wanted;
    const chosen = searchedTypes(types);
    // Further pages belong to the same search.
    if (page === 1) this.analytics.track({ name: 'search', types: chosen });
    return this.gateway.search({ query: wanted.value, types: chosen, page }, signal);
  }
}
