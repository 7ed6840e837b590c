import type { Cents } from './cents';

/** How an order of coins stands, as its buyer is told: `waiting` until the payment provider has reported. */
export const orderStands = ['waiting', 'paid', 'failed', 'taken-back'] as const;

export type OrderStand = (typeof orderStands)[number];

/** An order of coins, as its buyer is told of it. */
export interface OrderStanding {
  /** Coins. */
  readonly amount: number;
  /** VAT included. */
  readonly price: Cents;
  readonly state: OrderStand;
}
