import type { SearchPortal } from '../../application/search/search-portal.use-case';
import type { SearchTypes } from '../../domain/search/search-types';
import type { SearchBarViewModel } from './search-bar.view-model';
import type { SearchFormViewModel } from './search-form.view-model';

/** What the search bar and the results page are given. */
export interface SearchServices {
  readonly searchPortal: SearchPortal;
  readonly createBar: () => SearchBarViewModel;
  readonly createForm: (types: SearchTypes) => SearchFormViewModel;
}
