import type * as z from 'zod/mini';
import type { InventoryGateway } from '../../application/inventory/inventory-gateway.port';
import type { wireOwnedItem } from '../../contract/inventory.contract';
import type { OwnedItem } from '../../domain/bridge/game-data';
import type { HttpClient } from './http-client';

export const httpInventoryGateway = (http: HttpClient): InventoryGateway => ({
  owned: (game) => http.send('inventoryGet', { params: { game } }, ({ items }) => items.map(toOwnedItem)),
  purchase: ({ game, item, count, total, key }) =>
    http.send('itemPurchase', { params: { game, item }, body: { count, total }, key }, ({ balance, revision }) => ({
      balance,
      revision,
    })),
});

function toOwnedItem({ slug, name, thumbnail, count, expires }: z.output<typeof wireOwnedItem>): OwnedItem {
  const item = { slug, name, thumbnail, count };
  return expires === undefined ? item : { ...item, expiresAt: expires };
}
