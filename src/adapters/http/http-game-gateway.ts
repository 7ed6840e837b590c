import type { GameGateway } from '../../application/games/game-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import { sentGameQuery } from '../../domain/games/game-query';
import type { Result } from '../../domain/shared/result';
import { toGameIndex, toGamePage } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpGameGateway implements GameGateway {
  constructor(private readonly http: HttpClient) {}

  async index(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>> {
    return mapOk(await this.http.send('gameIndex', { query: sentGameQuery(query), signal }), toGameIndex);
  }

  async page(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>> {
    return mapOk(await this.http.send('gameDetails', { params: { game: slug }, signal }), toGamePage);
  }
}
