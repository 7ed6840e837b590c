import type { ApiFailure } from '../../application/http/api-failure';
import type { CoinsLeft, InventoryGateway, ItemOrder } from '../../application/inventory/inventory-gateway.port';
import type { WireOwnedItem } from '../../contract/inventory.contract';
import type { OwnedItem } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';

export class HttpInventoryGateway implements InventoryGateway {
  constructor(private readonly http: HttpClient) {}

  async owned(game: string): Promise<Result<readonly OwnedItem[], ApiFailure>> {
    return mapOk(await this.http.send('inventoryGet', { params: { game } }), ({ items }) => items.map(toOwnedItem));
  }

  async purchase({ game, item, count, total, key }: ItemOrder): Promise<Result<CoinsLeft, ApiFailure>> {
    const answer = await this.http.send('itemPurchase', { params: { game, item }, body: { count, total }, key });
    return mapOk(answer, ({ balance, revision }) => ({ balance, revision }));
  }
}

function toOwnedItem({ slug, name, thumbnail, count, expires }: WireOwnedItem): OwnedItem {
  const item = { slug, name, thumbnail, count };
  return expires === null ? item : { ...item, expiresAt: expires };
}
