import { buyBatch } from '../../../src/domain/inventory/item-batch';
import { buyItem } from '../../../src/domain/market/buy-item';
import { itemCost } from '../../../src/domain/market/item-price';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findCatalogItem } from '../catalog/catalog.repository';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { moveCoins } from '../market/move-coins';
import { insertBatch, listBatches } from './owned-item.repository';
import { refusedBatch, refusedPurchase } from './purchase.policy';

/** An item as a player wants to buy it. */
export interface WantedItem {
  readonly game: string;
  readonly item: string;
  readonly count: number;
  /** Coins in all, as the player has been told. */
  readonly total?: number | undefined;
}

interface ItemBuyer {
  readonly accountId: string;
  /** Coins, held until the end of the transaction. */
  readonly balance: number;
  /** What the purchase is called in the ledger. */
  readonly key: string;
  readonly now: Date;
}

/** Buys an item for coins, and answers what is left of them. What is refused must be rolled back by the caller. */
export async function purchaseItem(
  tx: Executor,
  { game, item, count, total }: WantedItem,
  { accountId, balance, key, now }: ItemBuyer,
): Promise<Result<number, Refusal>> {
  const found = await findCatalogItem(tx, game, item);
  if (!found) return err(refusal.notFound('item'));
  const owned = await listBatches(tx, accountId, found.id, now);
  const batch = buyBatch(
    { kind: found.consumable ? 'consumable' : 'persistent', expiryDays: found.expiryDays },
    owned,
    count,
    now.getTime(),
  );
  if (!batch.ok) return err(refusedBatch(batch.error));
  const price = { price: found.price, discounted: found.priceDiscounted ?? undefined };
  const cost = itemCost(price) * count;
  if (total !== undefined && total !== cost) return err(refusal.otherPrice(cost));
  if (found.isDraft) {
    // A test purchase: it takes no coins, and the ledger has no entry of it.
    await insertBatch(tx, { accountId, itemId: found.id }, batch.value, 0, now);
    return ok(balance);
  }
  const bought = buyItem({ signedIn: true, balance, busy: false }, price, count);
  if (!bought.ok) return err(refusedPurchase(bought.error));
  if (cost > 0) {
    const moved = await moveCoins(tx, { accountId, amount: -cost, reason: 'item', key, at: now });
    if (!moved.ok) return err(moved.error === 'key-used' ? refusal.keyReused() : refusal.insufficientCoins(cost));
  }
  await insertBatch(tx, { accountId, itemId: found.id }, batch.value, cost, now);
  return ok(bought.value.left);
}
