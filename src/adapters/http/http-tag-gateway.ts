import type { TagGateway } from '../../application/games/tag-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { TagGames, TagQuery } from '../../domain/games/tag-games';
import type { Result } from '../../domain/shared/result';
import { toGameIndex } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpTagGateway implements TagGateway {
  constructor(private readonly http: HttpClient) {}

  async games(tag: string, { sort, page }: TagQuery, signal?: CancelSignal): Promise<Result<TagGames, ApiFailure>> {
    const answer = await this.http.send('tagGames', { params: { tag }, query: { sort, page }, signal });
    return mapOk(answer, (wire) => ({ ...toGameIndex(wire), tag: wire.tag }));
  }
}
