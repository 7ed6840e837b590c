import type { Truthy } from '../shared/only-truthy';
import { onlyTruthy } from '../shared/only-truthy';
import { parsePageNumber } from '../shared/pagination';
import { parseSlug } from '../shared/slug';
import { gameCapabilities } from './game-capability';
import type { GameFilters, MinRating } from './game-filters';
import { chooseGenre, defaultGameFilters, minRatings } from './game-filters';

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

/** Which games the index asks for; pages count from 1 (spec 2 §2). */
export interface GameQuery extends GameFilters {
  readonly sort: GameSort;
  readonly page: number;
}

/** The first page of all games, newest first. */
export const defaultGameQuery: GameQuery = { ...defaultGameFilters, sort: defaultGameSort, page: 1 };

/** What the parts of a query are called in the index's address (spec 2 §2). */
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
 * Reads a query out of an address by its parameters' names; what cannot be meant is left out.
 * @rule 2.2.0 The index's filters and order are prefilled from its address.
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

/** Changes a query: with anything but the page the list begins anew, and another genre has other categories. */
export function changeGameQuery(query: GameQuery, change: Partial<GameQuery>): GameQuery {
  const filters = 'genre' in change ? chooseGenre(query, change.genre) : query;
  return { ...query, ...filters, page: defaultGameQuery.page, ...change };
}

/** Writes a query into an address's parameters; what is as by default is left out, so that each list has one address. */
export function gameQueryParameters(query: GameQuery): readonly (readonly [string, string])[] {
  return Object.entries(gameQueryNames).flatMap(([part, name]) => {
    const value = query[part as keyof GameQuery];
    return value === defaultGameQuery[part as keyof GameQuery] ? [] : [[name, String(value)]];
  });
}

type Flag = 'recentlyUpdated' | 'includeExperience';
type SentGameQuery = Omit<GameQuery, Flag> & Record<Flag, 'true' | undefined>;

/**
 * What the call for a query carries (spec 2 §7).
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

/** How many items of a game come at once: with its page, and on each page of its catalogue. */
export const CATALOG_PAGE_SIZE = 24;
