import type { GameCard } from '../../domain/games/game';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface FavouriteList {
  readonly games: readonly GameCard[];
  readonly pagination: Pagination;
}

/** Favourite games of the logged-in player. */
export interface FavouriteGateway {
  /** Returns a page of the favourites, latest added first. Pages count from 1. */
  list(page: number): Promise<Result<FavouriteList, ApiFailure>>;
  /** Reports whether a game, by its slug, is a favourite. */
  isFavourite(game: string): Promise<Result<boolean, ApiFailure>>;
  /**
   * Adds a game to the favourites or removes it, and returns the new state. Idempotent. Rejected with 409 at 500
   * favourites.
   */
  set(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>>;
}
