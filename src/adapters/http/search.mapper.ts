import type { WireFoundAnnouncement, WireSearchResults, WireUserCard } from '../../contract/search.contract';
import type { WirePagination } from '../../contract/wire-values';
import type { FoundAnnouncement, FoundPage, SearchResults, UserCard } from '../../domain/search/search-results';
import { toArticleCard } from './article.mapper';
import { toGameCard } from './game.mapper';
import { toPagination } from './pagination.mapper';

export function toSearchResults({ games, users, articles, announcements }: WireSearchResults): SearchResults {
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
