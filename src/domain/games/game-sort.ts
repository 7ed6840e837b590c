/**
 * The orders of a list of games, as the buttons stand (spec 2 §2).
 * @rule 2.5.9 Sort values are popular, released and rating.
 * @rule 2.9.13 Lists of games are sorted by popularity, release date or rating.
 * @rule 2.2.7 Release Date stands first, then Most Popular, then Players' Rating.
 */
export const gameSorts = ['released', 'popular', 'rating'] as const;

export type GameSort = (typeof gameSorts)[number];

/**
 * The order of a list of which nothing else is asked.
 * @rule 2.2.7 The default order is by release date.
 */
export const defaultGameSort: GameSort = 'released';

/**
 * Reads an order out of an address; an unknown one is the default.
 * @rule 2.5.9 No other sort value is taken.
 */
export function parseGameSort(text: string | null): GameSort {
  return gameSorts.find((sort) => sort === text) ?? defaultGameSort;
}
