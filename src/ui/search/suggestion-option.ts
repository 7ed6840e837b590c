import { searchAddress } from '../../domain/search/search-address';
import type { SearchQuery } from '../../domain/search/search-query';
import type { SearchTypes } from '../../domain/search/search-types';
import type { Suggestion } from '../../domain/search/suggestions';
import { profileAddress } from '../profile/profile-address';

/** A row below the search bar: something found, or the way to all that is. */
export type SuggestionOption = Suggestion | { readonly kind: 'all'; readonly query: SearchQuery };

/** Where a row leads. */
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
