import type { GameItem } from '../../domain/bridge/game-data';
import type { CatalogItem } from '../../domain/games/game';
import { isDiscounted } from '../../domain/market/item-price';
import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { GameVisit } from '../bridge/open-game';
import type { CatalogGateway } from '../catalog/catalog-gateway.port';
import type { ListItems } from '../catalog/list-items.use-case';
import type { ConfirmPurchase } from './confirm-purchase.use-case';
import type { InventoryGateway } from './inventory-gateway.port';

export interface InventoryDependencies {
  readonly catalog: CatalogGateway;
  readonly listItems: ListItems;
  readonly inventory: InventoryGateway;
  readonly confirmPurchase: ConfirmPurchase;
}

/** Creates the handlers for a game's calls about its items and the player's inventory. */
export function inventoryHandlers(dependencies: InventoryDependencies, visit: GameVisit): HandlersOf<'inventory'> {
  const { slug } = visit.game;
  return {
    'inventory.catalog': async () =>
      answered(await dependencies.listItems.execute(slug), (items) => items.map(toGameItem)),
    'inventory.owned': async () => answered(await dependencies.inventory.owned(slug)),
    'inventory.purchase': (order, player) => dependencies.confirmPurchase.execute(visit, order, player),
    'inventory.itemUrl': async ({ item }) => answered(await dependencies.catalog.address(slug, item)),
  };
}

function toGameItem(item: CatalogItem): GameItem {
  const { slug, name, thumbnail, price, discounted } = item;
  const reduced = isDiscounted(item) && discounted !== undefined ? { discountedPrice: discounted } : {};
  return { slug, name, thumbnail, price, ...reduced };
}
