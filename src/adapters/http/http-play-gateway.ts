import type { ApiFailure } from '../../application/http/api-failure';
import type { PlayGateway } from '../../application/play/play-gateway.port';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpPlayGateway implements PlayGateway {
  constructor(private readonly http: HttpClient) {}

  async countPlayed(game: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('gamePlayed', { params: { game } }), discardValue);
  }
}
