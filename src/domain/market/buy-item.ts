import type { Result } from '../shared/result';
import { ok } from '../shared/result';
import type { ItemPrice, Buyer, PurchaseRefusal } from './item-price';
import { itemCost, canBuy } from './item-price';

/** Result of an item purchase: total cost and remaining balance, in coins. */
export interface ItemPurchase {
  readonly total: number;
  readonly left: number;
}

/**
 * Buys an item `count` times (a positive integer), or returns the reason for a refusal.
 * @rule 2.7.43 An item can be bought several times at once, all of them or none.
 */
export function buyItem(buyer: Buyer, item: ItemPrice, count: number): Result<ItemPurchase, PurchaseRefusal> {
  const total = itemCost(item) * count;
  const left = canBuy(buyer, total);
  return left.ok ? ok({ total, left: left.value }) : left;
}
