import { searchAddress } from '../../domain/search/search-address';
import type { SearchQuery } from '../../domain/search/search-query';
import type { SearchTypes } from '../../domain/search/search-types';
import type { Suggestion } from '../../domain/search/suggestions';
import { profileAddress } from '../profile/profile-address';

/** Row of the suggestion list: a result or the link to all results. */
export type SuggestionOption = Suggestion | { readonly kind: 'all'; readonly query: SearchQuery };

/** Returns the address of a row. */
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
