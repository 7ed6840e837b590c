import type { Pagination } from '../shared/pagination';
import type { Cents } from './money';

/** Kinds of purchases. */
export type BoughtKind = 'coins' | 'premium' | 'item';

/** Payment in money. */
export interface PaidMoney {
  /** Price including VAT: the sum of net price and VAT. */
  readonly price: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  /** Rate in per cent. */
  readonly vatRate: number;
}

/** Refunded part of a purchase. */
export interface Refund {
  /** Coins taken back, without coins that were already spent. */
  readonly taken: number;
  /** ISO 8601, UTC. */
  readonly date: string;
}

/** Receipt of a purchase (spec 2 §2, §9). */
export interface Receipt {
  readonly id: string;
  readonly kind: BoughtKind;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Positive when received, negative when spent. */
  readonly coins: number;
  /** Undefined for a purchase with coins. */
  readonly money: PaidMoney | undefined;
  readonly state: 'done' | 'refunded' | 'disputed';
  /** Refunded part of a refunded or disputed purchase. */
  readonly undone: Refund | undefined;
}

export interface ReceiptList {
  readonly items: readonly Receipt[];
  readonly pagination: Pagination;
  /** Name and postal address of the seller, line by line; empty until the operator has configured them. */
  readonly seller: readonly string[];
}

/** A rate of 100% in basis points. */
const WHOLE = 10_000n;

/**
 * Returns the VAT in a gross price, at a rate in basis points (1900 is 19%), rounded half up to the cent.
 * @rule 2.9.5 Coin prices include VAT, so the tax is taken out of the price and not put on top.
 */
export function vatShare(gross: Cents, rate: number): Cents {
  const divisor = WHOLE + BigInt(rate);
  return Number((2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor)) as Cents;
}

/**
 * Returns a gross price without its VAT, at a rate in basis points; net price and VAT add up to the price.
 * @rule 2.9.5 A receipt shows the price without its VAT as well.
 */
export function netPrice(gross: Cents, rate: number): Cents {
  return (gross - vatShare(gross, rate)) as Cents;
}
