import type { GameCard } from '../../domain/games/game';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface FavouriteList {
  readonly games: readonly GameCard[];
  readonly pagination: Pagination;
}

/** The signed-in player's favourite games. */
export interface FavouriteGateway {
  /** A page (from 1) of them, the one added last first. */
  list(page: number): Promise<Result<FavouriteList, ApiFailure>>;
  /** Whether a game, by its slug, is one of them. */
  isFavourite(game: string): Promise<Result<boolean, ApiFailure>>;
  /** Makes a game a favourite or takes it off the list; answers whether it is one now. The same again changes nothing; refused with 409 at 500. */
  set(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>>;
}
