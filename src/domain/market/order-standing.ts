import type { Cents } from './cents';

/** How an order of coins stands, as its buyer is told: `waiting` until the payment provider has reported, `disputed` while a bank decides. */
export const orderStands = ['waiting', 'paid', 'failed', 'disputed', 'refunded'] as const;

export type OrderStand = (typeof orderStands)[number];

/** An order of coins, as its buyer is told of it. */
export interface OrderStanding {
  /** Coins. */
  readonly amount: number;
  /** VAT included. */
  readonly price: Cents;
  readonly state: OrderStand;
  /** Coins that were taken back, of a disputed or refunded order; those that were spent before are not. */
  readonly taken: number;
}

/** Milliseconds for which an order is looked at often: payments are mostly reported within seconds. */
const OFTEN_FOR = 60_000;
const OFTEN = 2000;
const SELDOM = 15_000;
const GIVEN_UP_AFTER = 3_600_000;

/**
 * Tells whether coins may still come for an order; a failed one can be paid after all.
 * @rule 3.8 A success page claims nothing before the payment provider has reported.
 */
export function canStillArrive(state: OrderStand): boolean {
  return state === 'waiting' || state === 'failed';
}

/** Milliseconds until an order is looked at again, when it was first looked at `since` milliseconds ago; undefined once an hour is over. */
export function untilNextPoll(since: number): number | undefined {
  if (since >= GIVEN_UP_AFTER) return undefined;
  return since < OFTEN_FOR ? OFTEN : SELDOM;
}
