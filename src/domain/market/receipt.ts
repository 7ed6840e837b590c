import type { Pagination } from '../shared/pagination';
import type { Cents } from './cents';

/** What can be bought. */
export type BoughtKind = 'coins' | 'premium' | 'item';

/** What was paid in money. */
export interface PaidMoney {
  /** VAT included; net price and VAT make it up. */
  readonly price: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  /** Per cent. */
  readonly vatRate: number;
}

/** What went back of a purchase. */
export interface Undone {
  /** Coins that were taken back; those that were spent before are not. */
  readonly taken: number;
  /** ISO 8601, UTC. */
  readonly date: string;
}

/** A purchase, as its buyer keeps it (spec 2 §2, §9). */
export interface Receipt {
  readonly id: string;
  readonly kind: BoughtKind;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Positive when received, negative when spent. */
  readonly coins: number;
  /** Undefined for what was bought with coins. */
  readonly money: PaidMoney | undefined;
  readonly state: 'done' | 'refunded' | 'disputed';
  /** What went back of a refunded or disputed purchase. */
  readonly undone: Undone | undefined;
}

export interface ReceiptList {
  readonly items: readonly Receipt[];
  readonly pagination: Pagination;
  /** Who sold: name and postal address, line by line; empty while the operator has told neither. */
  readonly seller: readonly string[];
}
