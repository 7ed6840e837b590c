import type { Pagination } from '../shared/pagination';
import type { Cents } from './cents';

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
export interface Undone {
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
  readonly undone: Undone | undefined;
}

export interface ReceiptList {
  readonly items: readonly Receipt[];
  readonly pagination: Pagination;
  /** Name and postal address of the seller, line by line; empty until the operator has configured them. */
  readonly seller: readonly string[];
}
