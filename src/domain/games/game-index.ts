import type { Pagination } from '../shared/pagination';
import { isSlug } from '../shared/slug';
import type { Titled } from '../shared/titled';
import type { GameCard } from './game';

export const gameSorts = ['released', 'popular', 'rating'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Which games a list asks for; defaults: newest first, everything but experiences, first page (spec 2 §2). */
export interface GameQuery {
  readonly sort: GameSort;
  readonly genre: string | undefined;
  readonly category: string | undefined;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
  readonly page: number;
}

export interface GenreWithCategories extends Titled {
  readonly categories: readonly Titled[];
}

export interface GameIndex {
  readonly games: readonly GameCard[];
  readonly genres: readonly GenreWithCategories[];
  readonly pagination: Pagination;
}

export const defaultGameQuery: GameQuery = {
  sort: 'released',
  genre: undefined,
  category: undefined,
  recentlyUpdated: false,
  includeExperience: false,
  page: 1,
};

/** The furthest page that is asked for. */
export const LAST_GAME_PAGE = 1_000_000;

/** Reads a list's query out of an address by its parameters' names (`cat`, `sub_cat`, `sort`, `updated`, `experiences`, `page`); what cannot be meant is left out (spec 2 §2, §5). */
export function parseGameQuery(parameter: (name: string) => string | null): GameQuery {
  return {
    sort: gameSorts.find((sort) => sort === parameter('sort')) ?? defaultGameQuery.sort,
    genre: parseSlug(parameter('cat')),
    category: parseSlug(parameter('sub_cat')),
    recentlyUpdated: parameter('updated') === 'true',
    includeExperience: parameter('experiences') === 'true',
    page: parsePage(parameter('page')),
  };
}

function parseSlug(text: string | null): string | undefined {
  return text !== null && isSlug(text) ? text : undefined;
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_GAME_PAGE) : defaultGameQuery.page;
}
