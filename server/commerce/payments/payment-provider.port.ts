import type { IncomingHttpHeaders } from 'node:http';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import type { Cents } from '../../../src/domain/market/money';
import type { Result } from '../../../src/domain/shared/result';

/** The providers that a portal can take money by. */
export const paymentProviderNames = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** What a checkout is opened for; nothing in it comes from the buyer but the choice of an offer. */
export interface CheckoutOrder {
  /** The order's id, by which the provider's reports name it. */
  readonly id: string;
  /** Coins. */
  readonly amount: number;
  /** VAT included, in US cents. */
  readonly price: Cents;
  /** The buyer's confirmed address, for the provider's form and its mails; undefined without one, as any other may be a stranger's. */
  readonly email: string | undefined;
}

/** An open checkout: what the provider calls it, and where the buyer pays. */
export interface Checkout {
  readonly reference: string;
  readonly url: string;
}

/** What was paid in all, as the provider says it. */
export interface PaidSum {
  /** In the currency's smallest unit; undefined where it was left out. */
  readonly sum: number | undefined;
  /** ISO 4217, in lower case; undefined where it was left out. */
  readonly currency: string | undefined;
}

/** What a provider reports of an order. */
export interface PaymentReport {
  /** Of the report: the same when it is sent again. */
  readonly id: string;
  readonly orderId: string;
  readonly state: PurchaseOrderState;
  /** Undefined where the report does not say it; without it nothing counts as paid. */
  readonly paid: PaidSum | undefined;
  /** The checkout's reference; undefined where the report is not of a checkout. */
  readonly checkout: string | undefined;
}

/**
 * Why a report is not read: `forged` has no valid signature or is too old, `unreadable` is none, `unavailable` needs an answer of the
 * provider that did not come, so that the provider should send it again.
 */
export type ReportRefusal = 'forged' | 'unreadable' | 'unavailable';

/** Takes money for orders and reports what became of them. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Opens a checkout for an order, the same one for the same order; `unavailable` when the provider cannot be reached or refuses. */
  openCheckout(order: CheckoutOrder): Promise<Result<Checkout, 'unavailable'>>;
  /** Reads a report from the bytes as they came in; undefined for a report of something else. */
  readReport(raw: Buffer, headers: IncomingHttpHeaders): Promise<Result<PaymentReport | undefined, ReportRefusal>>;
}
