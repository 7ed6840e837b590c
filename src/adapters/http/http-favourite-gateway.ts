import type { FavouriteGateway, FavouriteList } from '../../application/community/favourite-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import { toGameCard } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toPagination } from './pagination.mapper';

export class HttpFavouriteGateway implements FavouriteGateway {
  constructor(private readonly http: HttpClient) {}

  async list(page: number): Promise<Result<FavouriteList, ApiFailure>> {
    return mapOk(await this.http.send('favouriteList', { query: { page } }), ({ games, pagination }) => ({
      games: games.map(toGameCard),
      pagination: toPagination(pagination),
    }));
  }

  async isFavourite(game: string): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('favouriteState', { params: { game } }), ({ favourite }) => favourite);
  }

  async set(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>> {
    const answer = await this.http.send('favouriteSet', { params: { game }, body: { favourite } });
    return mapOk(answer, (wire) => wire.favourite);
  }
}
