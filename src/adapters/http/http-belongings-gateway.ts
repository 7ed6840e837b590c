import type { ApiFailure } from '../../application/http/api-failure';
import type { BelongingsGateway } from '../../application/inventory/belongings-gateway.port';
import type { WireBelongings } from '../../contract/inventory.contract';
import type { BelongingList, GameBelongings } from '../../domain/inventory/belongings';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toPagination } from './pagination.mapper';

export class HttpBelongingsGateway implements BelongingsGateway {
  constructor(private readonly http: HttpClient) {}

  async belongings(page: number): Promise<Result<BelongingList, ApiFailure>> {
    return mapOk(await this.http.send('belongingList', { query: { page } }), ({ games, pagination }) => ({
      games: games.map(toGameBelongings),
      pagination: toPagination(pagination),
    }));
  }
}

function toGameBelongings({ items, ...game }: WireBelongings): GameBelongings {
  return { ...game, items: items.map((item) => ({ ...item, expires: item.expires ?? undefined })) };
}
