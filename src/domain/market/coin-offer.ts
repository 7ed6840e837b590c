import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Cents } from './cents';

/**
 * A pack of coins for sale (spec 2 §3).
 * @rule 2.3.7 An offer has an amount of coins, a price and a mark when it is special.
 */
export interface CoinOffer {
  /** Amount in coins. */
  readonly amount: number;
  /** Price including VAT. */
  readonly price: Cents;
  readonly special: boolean;
}

/** Creates an offer of the list below; its prices are whole cents. */
const offer = (amount: number, price: number, special = false): CoinOffer => ({
  amount,
  price: price as Cents,
  special,
});

/**
 * Coin packs of a new portal (decisions §8).
 * @rule 3.8 Packs are 10, 25, 50, 100 (special) and 250 coins for 0.99, 2.29, 4.49, 7.99 and 17.99 dollars.
 */
export const defaultCoinOffers: readonly CoinOffer[] = [
  offer(10, 99),
  offer(25, 229),
  offer(50, 449),
  offer(100, 799, true),
  offer(250, 1799),
];

/**
 * Returns the offer for an amount in a request, which never contains a price.
 * @rule 2.7.40 An amount that is no offer is refused, of whatever type it is.
 */
export function findCoinOffer(
  offers: readonly CoinOffer[],
  amount: unknown,
): Result<CoinOffer, { readonly kind: 'unknown-offer' }> {
  const found = offers.find((candidate) => candidate.amount === amount);
  return found === undefined ? err({ kind: 'unknown-offer' }) : ok(found);
}
