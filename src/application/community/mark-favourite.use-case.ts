import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FavouriteGateway } from './favourite-gateway.port';

/** Adds a game, by its slug, to the favourites or removes it, and returns the new state. */
export class MarkFavourite {
  constructor(private readonly gateway: Pick<FavouriteGateway, 'set'>) {}

  execute(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.set(game, favourite);
  }
}
