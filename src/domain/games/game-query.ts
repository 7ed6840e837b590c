import type { Truthy } from '../shared/only-truthy';
import { onlyTruthy } from '../shared/only-truthy';
import { parsePageNumber } from '../shared/pagination';
import { parseSlug } from '../shared/slug';
import { gameCapabilities } from './game-capability';
import type { GameFilters, MinRating } from './game-filters';
import { chooseGenre, defaultGameFilters, minRatings } from './game-filters';

/**
 * Sort orders of a list of games, in the order of the buttons (spec 2 §2).
 * @rule 2.5.9 Sort values are popular, released and rating.
 * @rule 2.9.13 Lists of games are sorted by popularity, release date or rating.
 * @rule 2.2.7 Release Date is first, then Most Popular, then Players' Rating.
 */
export const gameSorts = ['released', 'popular', 'rating'] as const;

export type GameSort = (typeof gameSorts)[number];

/**
 * Sort order of a list without another choice.
 * @rule 2.2.7 The default order is by release date.
 */
export const defaultGameSort: GameSort = 'released';

/**
 * Parses a sort order from an address; an unknown one becomes the default.
 * @rule 2.5.9 No other sort value is accepted.
 */
export function parseGameSort(text: string | null): GameSort {
  return gameSorts.find((sort) => sort === text) ?? defaultGameSort;
}

/** Query of the index; pages count from 1 (spec 2 §2). */
export interface GameQuery extends GameFilters {
  readonly sort: GameSort;
  readonly page: number;
}

/** First page of all games, newest first. */
export const defaultGameQuery: GameQuery = { ...defaultGameFilters, sort: defaultGameSort, page: 1 };

/** Parameter names of a query in the index's address (spec 2 §2). */
export const gameQueryNames = {
  genre: 'cat',
  category: 'sub_cat',
  sort: 'sort',
  recentlyUpdated: 'updated',
  includeExperience: 'experiences',
  minRating: 'min_rating',
  capability: 'plays_with',
  page: 'page',
} as const satisfies Record<keyof GameQuery, string>;

/**
 * Parses a query from an address; invalid parameters are ignored.
 * @rule 2.2.0 The index's filters and order are preset from its address.
 */
export function parseGameQuery(parameter: (name: string) => string | null): GameQuery {
  const text = (part: keyof GameQuery) => parameter(gameQueryNames[part]);
  return {
    sort: parseGameSort(text('sort')),
    genre: parseSlug(text('genre')),
    category: parseSlug(text('category')),
    recentlyUpdated: text('recentlyUpdated') === 'true',
    includeExperience: text('includeExperience') === 'true',
    minRating: parseRating(text('minRating')),
    capability: gameCapabilities.find((capability) => capability === text('capability')),
    page: parsePageNumber(text('page')),
  };
}

function parseRating(text: string | null): MinRating | undefined {
  return minRatings.find((rating) => String(rating) === text);
}

/**
 * Returns a changed query. Any change but that of the page returns to the first page; another genre clears the
 * category.
 */
export function changeGameQuery(query: GameQuery, change: Partial<GameQuery>): GameQuery {
  const filters = 'genre' in change ? chooseGenre(query, change.genre) : query;
  return { ...query, ...filters, page: defaultGameQuery.page, ...change };
}

/** Returns the address parameters of a query. Defaults are omitted, so that each list has one address. */
export function gameQueryParameters(query: GameQuery): readonly (readonly [string, string])[] {
  return Object.entries(gameQueryNames).flatMap(([part, name]) => {
    const value = query[part as keyof GameQuery];
    return value === defaultGameQuery[part as keyof GameQuery] ? [] : [[name, String(value)]];
  });
}

type Flag = 'recentlyUpdated' | 'includeExperience';
type SentGameQuery = Omit<GameQuery, Flag> & Record<Flag, 'true' | undefined>;

/**
 * Returns the parameters of the call for a query (spec 2 §7).
 * @rule 2.7.2 Only truthy values are sent.
 */
export function sentGameQuery(query: GameQuery): Truthy<SentGameQuery> {
  const flag = (on: boolean) => (on ? ('true' as const) : undefined);
  return onlyTruthy({
    ...query,
    recentlyUpdated: flag(query.recentlyUpdated),
    includeExperience: flag(query.includeExperience),
  });
}

/** Number of a game's items on its page, and on each page of its catalogue. */
export const CATALOG_PAGE_SIZE = 24;
