import { httpSearchGateway } from '../adapters/http/http-search-gateway';
import { SearchPortal } from '../application/search/search-portal.use-case';
import { SuggestSearch } from '../application/search/suggest-search.use-case';
import type { SearchTypes } from '../domain/search/search-types';
import { SearchBarViewModel } from '../ui/search/search-bar.view-model';
import { SearchFormViewModel } from '../ui/search/search-form.view-model';
import type { SearchServices } from '../ui/search/search-page-data';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Dependencies of the search; a tab loads this module with the first search. */
export const searchModule: Module = (wiring) => {
  wiring.singleton(t.searchGateway, httpSearchGateway, [t.http]);
  wiring.singleton(t.searchPortal, (gateway, analytics) => new SearchPortal(gateway, analytics), [
    t.searchGateway,
    t.analytics,
  ]);
  wiring.singleton(t.suggestSearch, (gateway) => new SuggestSearch(gateway), [t.searchGateway]);
  wiring.singleton(t.createSearchForm, (notices) => (types: SearchTypes) => new SearchFormViewModel(notices, types), [
    t.noticesState,
  ]);
  wiring.singleton(
    t.createSearchBar,
    (notices, suggest, clock) => () => new SearchBarViewModel(new SearchFormViewModel(notices), suggest, clock),
    [t.noticesState, t.suggestSearch, t.clock],
  );
};

/** Resolves the services of the search bar and the results page. */
export function searchServices(wiring: Wiring): SearchServices {
  return {
    searchPortal: wiring.get(t.searchPortal),
    createBar: wiring.get(t.createSearchBar),
    createForm: wiring.get(t.createSearchForm),
  };
}

/** Adds the search dependencies to a tab's container; the script is loaded with the first search. */
export function openBrowserSearch(wiring: Wiring): SearchServices {
  searchModule(wiring);
  return searchServices(wiring);
}
