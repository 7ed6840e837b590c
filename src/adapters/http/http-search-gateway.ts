import type { ApiFailure } from '../../application/http/api-failure';
import type { Search, SearchGateway } from '../../application/search/search-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { WireFoundAnnouncement, WireSearchResults, WireUserCard } from '../../contract/search.contract';
import type { WirePagination } from '../../contract/wire-values';
import type { SearchResults, FoundAnnouncement, FoundPage, UserCard } from '../../domain/search/search-results';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import { toGameCard } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';
import { toPagination } from './pagination.mapper';

function toSearchResults({ games, users, articles, announcements }: WireSearchResults): SearchResults {
  return {
    games: toFoundPage(games, toGameCard),
    users: toFoundPage(users, toUserCard),
    articles: toFoundPage(articles, toArticleCard),
    announcements: toFoundPage(announcements, toFoundAnnouncement),
  };
}

interface WirePage<Wire> {
  readonly items: readonly Wire[];
  readonly more: boolean;
  readonly pagination: WirePagination;
}

function toFoundPage<Wire, Item>(page: WirePage<Wire> | null, read: (wire: Wire) => Item): FoundPage<Item> | undefined {
  if (page === null) return undefined;
  return { items: page.items.map(read), more: page.more, pagination: toPagination(page.pagination) };
}

function toUserCard({ alias, ...wire }: WireUserCard): UserCard {
  return { ...wire, alias: alias ?? undefined };
}

function toFoundAnnouncement({ hero, ...wire }: WireFoundAnnouncement): FoundAnnouncement {
  return { ...wire, hero: hero ?? undefined };
}

export class HttpSearchGateway implements SearchGateway {
  constructor(private readonly http: HttpClient) {}

  async search({ query, types, page }: Search, signal?: CancelSignal): Promise<Result<SearchResults, ApiFailure>> {
    const flags = Object.fromEntries(types.map((type) => [type, 'true' as const]));
    return mapOk(await this.http.send('globalSearch', { query: { query, ...flags, page }, signal }), toSearchResults);
  }
}
