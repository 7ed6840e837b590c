import { searchAddress } from '../../domain/search/search-address';
import type { SearchQuery } from '../../domain/search/search-query';
import type { SearchTypes } from '../../domain/search/search-types';
import type { Suggestion } from '../../domain/search/suggestion';
import type { Destination } from '../shell/destinations';
import { destinations } from '../shell/destinations';

/** A row below the search bar: something found, or the way to all that is. */
export type SuggestionOption = Suggestion | { readonly kind: 'all'; readonly query: SearchQuery };

const ONLY_USERS: SearchTypes = { games: false, users: true, articles: false, announcements: false };

/** Where a row leads; a player is searched for by name until profiles are open. */
export function optionAddress(option: SuggestionOption, types: SearchTypes): string {
  switch (option.kind) {
    case 'game':
      return `/arcade/games/${option.game.slug}`;
    case 'user':
      return profileAddress(option.user.username);
    case 'all':
      return searchAddress({ query: option.query, types, page: 1 });
  }
}

function profileAddress(username: string, { path, state }: Destination = destinations.profile): string {
  if (state === 'open') return `${path}/${username}`;
  return searchAddress({ query: username, types: ONLY_USERS, page: 1 });
}
