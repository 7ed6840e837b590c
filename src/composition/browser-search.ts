import type { SearchServices } from '../ui/search/search-services';
import { searchModule, searchServices } from './search.module';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only searching needs; its script comes with the first search. */
export function openBrowserSearch(wiring: Wiring): SearchServices {
  searchModule(wiring);
  return searchServices(wiring);
}
