import type { SearchServices } from './search-services';

/** Brings what makes the search bar alive: its script and its state. */
export async function loadSearchBar(openSearch: () => Promise<SearchServices>) {
  const [{ SearchPanel }, { createBar }] = await Promise.all([import('./SearchPanel'), openSearch()]);
  return { SearchPanel, bar: createBar() };
}
