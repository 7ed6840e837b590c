import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

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
 * @rule 3.8 A balance never goes below zero.
 */
export function canBuy(buyer: Buyer, coins: number): Result<number, PurchaseRefusal> {
  if (!buyer.signedIn) return err({ kind: 'login-required' });
  if (buyer.busy) return err({ kind: 'busy' });
  const left = buyer.balance - coins;
  return left < 0 ? err({ kind: 'not-enough-coins', missing: -left }) : ok(left);
}
