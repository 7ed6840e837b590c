import { HOME_PATH } from '../shell/home-path';
import { isSafeRedirect } from '../shell/redirect-target';
import type { Cents } from './money';

/**
 * States of a coin order in ascending order. A payment outranks a cancellation, because buyers go back and pay after
 * all. A refund outranks a payment.
 */
export const purchaseOrderStates = [
  'created',
  'cancelled',
  'failed',
  'paid',
  'disputed',
  'dispute-won',
  'refunded',
] as const;

export type PurchaseOrderState = (typeof purchaseOrderStates)[number];

/**
 * Moves an order to the state that the payment provider reports, forward only: events may repeat and arrive in any
 * order.
 * @rule 3.8 The provider's events lead an order to the same state in any order.
 */
export function nextPurchaseOrder(state: PurchaseOrderState, reported: PurchaseOrderState): PurchaseOrderState {
  return rank(reported) > rank(state) ? reported : state;
}

/**
 * True if the coins of an order belong to the buyer.
 * @rule 3.8 Coins are credited only when the provider reports the payment.
 */
export function ownsCoins(state: PurchaseOrderState): boolean {
  return state === 'paid' || state === 'dispute-won';
}

/** True if nothing has been reported of an order, so that its checkout is still open. */
export function waitsForPayment(state: PurchaseOrderState): boolean {
  return state === 'created';
}

function rank(state: PurchaseOrderState): number {
  return purchaseOrderStates.indexOf(state);
}

/**
 * State of a coin order for its buyer: `waiting` for the payment provider's event, `disputed` until the bank has
 * decided.
 */
export const orderStates = ['waiting', 'paid', 'failed', 'disputed', 'refunded'] as const;

export type OrderState = (typeof orderStates)[number];

/** A coin order as its buyer sees it. */
export interface OrderStatus {
  /** Amount in coins. */
  readonly amount: number;
  /** Price including VAT. */
  readonly price: Cents;
  readonly state: OrderState;
  /** Coins taken back from a disputed or refunded order, without coins that were already spent. */
  readonly taken: number;
}

/** Period of frequent polls, in milliseconds: most payments are reported within seconds. */
const FREQUENT_PERIOD = 60_000;
const FREQUENT_INTERVAL = 2000;
const SLOW_INTERVAL = 15_000;
const POLLING_LIMIT = 3_600_000;

/**
 * True if coins can still arrive for an order; even a failed order can be paid later.
 * @rule 3.8 A success page claims nothing before the payment provider has reported.
 */
export function canStillArrive(state: OrderState): boolean {
  return state === 'waiting' || state === 'failed';
}

/** Returns the milliseconds until the next poll, `since` milliseconds after the first; undefined after an hour. */
export function untilNextPoll(since: number): number | undefined {
  if (since >= POLLING_LIMIT) return undefined;
  return since < FREQUENT_PERIOD ? FREQUENT_INTERVAL : SLOW_INTERVAL;
}

/**
 * Returns a payment URL if it is a path of this portal or an https address of a listed host, else the home path.
 * @rule 3.5 A payment URL must be a path of this portal or an https URL of a configured host; any other becomes the
 * home page.
 */
export function paymentTarget(url: string, hosts: readonly string[]): string {
  return isSafeRedirect(url, hosts) ? url : HOME_PATH;
}

/** Coins taken back, and coins missing from the balance. */
interface TakeBack {
  readonly taken: number;
  readonly missing: number;
}

/**
 * Takes coins back from a balance, down to zero.
 * @rule 3.8 A refund takes back the available coins and reports how many are missing.
 */
export function takeBack(coins: number, balance: number): TakeBack {
  const taken = Math.min(coins, balance);
  return { taken, missing: coins - taken };
}

/** A coin order in the ledger, all amounts in coins. */
interface OrderLedger {
  /** Ordered amount. */
  readonly amount: number;
  /** Sum of the entries written for this order so far. */
  readonly held: number;
  /** Balance of the buyer. */
  readonly balance: number;
}

/** Entry to write: positive credits, negative takes back, zero writes nothing. */
interface Settlement {
  readonly movement: number;
  /** Coins that could not be taken back because they were spent. */
  readonly missing: number;
}

/**
 * Returns the movement of coins for a change of an order's state.
 * @rule 3.8 An order credits its coins once, and a refund takes back what is there.
 */
export function settleOrder(before: PurchaseOrderState, after: PurchaseOrderState, order: OrderLedger): Settlement {
  if (ownsCoins(before) === ownsCoins(after)) return { movement: 0, missing: 0 };
  if (ownsCoins(after)) return { movement: order.amount - order.held, missing: 0 };
  const { taken, missing } = takeBack(order.held, order.balance);
  return { movement: 0 - taken, missing };
}
