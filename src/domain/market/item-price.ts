import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Price of a catalogue item, in coins (spec 2 §3).
 * @rule 2.3.6 A catalogue item has a price and may have a discounted one.
 */
export interface ItemPrice {
  readonly price: number;
  readonly discounted: number | undefined;
}

/**
 * True if the discounted price is lower than the price and not negative.
 * @rule 2.3.6 A discounted price counts only below the price.
 */
export function isDiscounted({ price, discounted = price }: ItemPrice): boolean {
  return discounted >= 0 && discounted < price;
}

/**
 * Returns the coins that one item costs: a valid discounted price, or else the price.
 * @rule 2.3.6 A buyer pays the discounted price if there is one.
 */
export function itemCost(item: ItemPrice): number {
  return (isDiscounted(item) ? item.discounted : undefined) ?? item.price;
}

/** Returns the discount in whole per cent, rounded down; undefined below one per cent. */
export function percentOff(item: ItemPrice): number | undefined {
  const off = Math.floor(((item.price - itemCost(item)) * 100) / item.price);
  return off >= 1 ? off : undefined;
}

/** A buyer with the balance in coins; `busy` while another purchase runs. */
export interface Buyer {
  readonly signedIn: boolean;
  readonly balance: number;
  readonly busy: boolean;
}

export type PurchaseRefusal =
  | { readonly kind: 'login-required' }
  | { readonly kind: 'busy' }
  /** `missing` in coins. */
  | { readonly kind: 'not-enough-coins'; readonly missing: number };

/**
 * Returns the balance after a purchase of `coins`, or the reason for a refusal. Coin packs cost no coins.
 * @rule 2.6.1 Buying needs a login.
 * @rule 2.4.19 Nothing can be bought while a purchase is in progress.
 * @rule 3.8 A balance is never negative.
 */
export function canBuy(buyer: Buyer, coins: number): Result<number, PurchaseRefusal> {
  if (!buyer.signedIn) return err({ kind: 'login-required' });
  if (buyer.busy) return err({ kind: 'busy' });
  const left = buyer.balance - coins;
  return left < 0 ? err({ kind: 'not-enough-coins', missing: -left }) : ok(left);
}
