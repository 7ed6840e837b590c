import type { ApiFailure } from '../../application/http/api-failure';
import type { Search, SearchGateway } from '../../application/search/search-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { SearchResults } from '../../domain/search/search-results';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toSearchResults } from './search.mapper';

export class HttpSearchGateway implements SearchGateway {
  constructor(private readonly http: HttpClient) {}

  async search({ query, types, page }: Search, signal?: CancelSignal): Promise<Result<SearchResults, ApiFailure>> {
    const flags = Object.fromEntries(types.map((type) => [type, 'true' as const]));
    return mapOk(await this.http.send('globalSearch', { query: { query, ...flags, page }, signal }), toSearchResults);
  }
}
