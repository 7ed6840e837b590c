/** Types of search results, in the order of the results (spec 1 §2). */
export const SEARCH_TYPES = ['games', 'users', 'articles', 'announcements'] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** Selected types of a search. */
export type SearchTypes = Readonly<Record<SearchType, boolean>>;

/**
 * Types that are selected by default (spec 1 §2).
 * @rule 1.2.5 Games and users are on by default, articles and announcements off.
 */
export const DEFAULT_SEARCH_TYPES: SearchTypes = { games: true, users: true, articles: false, announcements: false };

/** Toggles one type. */
export function toggleSearchType(types: SearchTypes, type: SearchType): SearchTypes {
  return { ...types, [type]: !types[type] };
}

/** Returns the types to search: the selected ones in order, or the defaults if none is selected. */
export function searchedTypes(types: SearchTypes): readonly SearchType[] {
  const chosen = SEARCH_TYPES.filter((type) => types[type]);
  return chosen.length === 0 ? SEARCH_TYPES.filter((type) => DEFAULT_SEARCH_TYPES[type]) : chosen;
}
