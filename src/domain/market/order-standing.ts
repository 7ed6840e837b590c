import type { Cents } from './cents';

/** State of a coin order for its buyer: `waiting` for the payment provider's report, `disputed` until the bank has decided. */
export const orderStands = ['waiting', 'paid', 'failed', 'disputed', 'refunded'] as const;

export type OrderStand = (typeof orderStands)[number];

/** A coin order as its buyer sees it. */
export interface OrderStanding {
  /** Amount in coins. */
  readonly amount: number;
  /** Price including VAT. */
  readonly price: Cents;
  readonly state: OrderStand;
  /** Coins taken back from a disputed or refunded order, without coins that were already spent. */
  readonly taken: number;
}

/** Period of frequent polls, in milliseconds: most payments are reported within seconds. */
const OFTEN_FOR = 60_000;
const OFTEN = 2000;
const SELDOM = 15_000;
const GIVEN_UP_AFTER = 3_600_000;

/**
 * True if coins can still arrive for an order; even a failed order can be paid later.
 * @rule 3.8 A success page claims nothing before the payment provider has reported.
 */
export function canStillArrive(state: OrderStand): boolean {
  return state === 'waiting' || state === 'failed';
}

/** Returns the milliseconds until the next poll, `since` milliseconds after the first; undefined after an hour. */
export function untilNextPoll(since: number): number | undefined {
  if (since >= GIVEN_UP_AFTER) return undefined;
  return since < OFTEN_FOR ? OFTEN : SELDOM;
}
