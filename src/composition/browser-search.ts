import type { SearchServices } from '../ui/search/search-page-data';
import { searchModule, searchServices } from './search.module';
import type { Wiring } from './wiring';

/** Adds the search dependencies to a tab's container; the script is loaded with the first search. */
export function openBrowserSearch(wiring: Wiring): SearchServices {
  searchModule(wiring);
  return searchServices(wiring);
}
