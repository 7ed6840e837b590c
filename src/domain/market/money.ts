import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

declare const cents: unique symbol;

/** An amount of money in whole US cents, never negative. */
export type Cents = number & { readonly [cents]: true };

/**
 * Parses an amount of money in cents; undefined for anything but a non-negative safe integer.
 * @rule 3.8 Money is counted in whole cents.
 */
export function toCents(value: unknown): Cents | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as Cents) : undefined;
}

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

/**
 * Returns the offer for an amount in a request, which never contains a price.
 * @rule 2.7.40 An amount without an offer is refused, whatever its type.
 */
export function findCoinOffer(
  offers: readonly CoinOffer[],
  amount: unknown,
): Result<CoinOffer, { readonly kind: 'unknown-offer' }> {
  const found = offers.find((candidate) => candidate.amount === amount);
  return found === undefined ? err({ kind: 'unknown-offer' }) : ok(found);
}

const DECIMAL = /^(?:0|[1-9]\d*)\.\d{2}$/;

/**
 * Formats cents as decimal dollars with two places for the wire: 449 is `4.49`.
 * @rule 3.4 Prices are decimal dollars with two places, made from whole cents.
 */
export function toDecimalDollars(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses decimal dollars with exactly two places; undefined for any other form and above the safe integers.
 * @rule 3.4 A price in any other form is invalid.
 */
export function parseDecimalDollars(text: string): Cents | undefined {
  return DECIMAL.test(text) ? toCents(Number(text.replace('.', ''))) : undefined;
}

/** Formats cents for people: `$1,234.50`. */
export function formatDollars(cents: Cents): string {
  return `$${toDecimalDollars(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
