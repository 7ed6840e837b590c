import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FavouriteGateway } from './favourite-gateway.port';

/** Makes a game, by its slug, a favourite or takes it off the list; answers whether it is one now. */
export class MarkFavourite {
  constructor(private readonly gateway: Pick<FavouriteGateway, 'set'>) {}

  execute(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.set(game, favourite);
  }
}
