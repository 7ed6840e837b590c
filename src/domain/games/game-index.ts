import type { Pagination } from '../shared/pagination';
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

/** Reads a sort order out of an address; unknown words mean the default (spec 2 §5). */
export function parseGameSort(text: string | null): GameSort {
  return gameSorts.find((sort) => sort === text) ?? defaultGameQuery.sort;
}
