/** What can be searched for, in the order of the results (spec 1 §2). */
export const SEARCH_TYPES = ['games', 'users', 'articles', 'announcements'] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** Which types a search is for. */
export type SearchTypes = Readonly<Record<SearchType, boolean>>;

/**
 * What is searched for unless the visitor chooses otherwise (spec 1 §2).
 * @rule 1.2.5 Games and users are on by default, articles and announcements off.
 */
export const DEFAULT_SEARCH_TYPES: SearchTypes = { games: true, users: true, articles: false, announcements: false };

/** Turns one type on or off. */
export function toggleSearchType(types: SearchTypes, type: SearchType): SearchTypes {
  return { ...types, [type]: !types[type] };
}

/** What is really searched: the chosen types in their order, or the default ones when none is chosen. */
export function searchedTypes(types: SearchTypes): readonly SearchType[] {
  const chosen = SEARCH_TYPES.filter((type) => types[type]);
  return chosen.length === 0 ? SEARCH_TYPES.filter((type) => DEFAULT_SEARCH_TYPES[type]) : chosen;
}
