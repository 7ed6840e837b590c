import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { GameCard } from './game';

export interface GenreWithCategories extends Titled {
  readonly categories: readonly Titled[];
}

/**
 * One page of games, with the genres that it can be narrowed to (spec 2 §3).
 * @rule 2.3.2 The index answers games, genres with their categories, and pagination.
 */
export interface GameIndex {
  readonly games: readonly GameCard[];
  readonly genres: readonly GenreWithCategories[];
  readonly pagination: Pagination;
}
