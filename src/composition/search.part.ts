import { httpSearchGateway } from '../adapters/http/http-search-gateway';
import type { SearchGateway } from '../application/search/search-gateway.port';
import { SearchPortal } from '../application/search/search-portal.use-case';
import { SuggestSearch } from '../application/search/suggest-search.use-case';
import type { SearchTypes } from '../domain/search/search-types';
import { SearchBarViewModel } from '../ui/search/search-bar.view-model';
import { SearchFormViewModel } from '../ui/search/search-form.view-model';
import type { SearchServices } from '../ui/search/search-page-data';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const searchTokens = named({
  searchGateway: token<SearchGateway>(),
  searchPortal: token<SearchPortal>(),
  suggestSearch: token<SuggestSearch>(),
  createForm: token<SearchServices['createForm']>(),
  createBar: token<SearchServices['createBar']>(),
  services: token<SearchServices>(),
});
const own = searchTokens;

const searchModule: Module = (wiring) => {
  wiring.port(own.searchGateway, httpSearchGateway, [t.http]);
  wiring.singleton(own.searchPortal, (gateway, analytics) => new SearchPortal(gateway, analytics), [
    own.searchGateway,
    t.analytics,
  ]);
  wiring.singleton(own.suggestSearch, (gateway) => new SuggestSearch(gateway), [own.searchGateway]);
  wiring.singleton(own.createForm, (notices) => (types: SearchTypes) => new SearchFormViewModel(notices, types), [
    t.noticesState,
  ]);
  wiring.singleton(
    own.createBar,
    (notices, suggest, clock) => () => new SearchBarViewModel(new SearchFormViewModel(notices), suggest, clock),
    [t.noticesState, own.suggestSearch, t.clock],
  );
  wiring.record(own.services, {
    searchPortal: own.searchPortal,
    createBar: own.createBar,
    createForm: own.createForm,
  });
};

/** The search bar and the results page; loaded with the first search. */
export const searchPart: Part<SearchServices> = { services: own.services, modules: [searchModule] };
