import type { SearchGateway } from '../../application/search/search-gateway.port';
import type { DataOf } from '../../contract/call';
import type { globalSearch } from '../../contract/search.contract';
import type { SearchResults } from '../../domain/search/search-results';
import { toArticleCard } from './article.mapper';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

function toSearchResults({ games, users, articles, announcements }: DataOf<typeof globalSearch>): SearchResults {
  return {
    games: games && toPage(games),
    users: users && toPage(users),
    articles: articles && toPage({ ...articles, items: articles.items.map(toArticleCard) }),
    announcements: announcements && toPage(announcements),
  };
}

export const httpSearchGateway = (http: HttpClient): SearchGateway => ({
  search: ({ query, types, page }, signal) => {
    const flags = Object.fromEntries(types.map((type) => [type, 'true' as const]));
    return http.send('globalSearch', { query: { query, ...flags, page }, signal }, toSearchResults);
  },
});
