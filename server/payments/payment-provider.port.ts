import type { IncomingHttpHeaders } from 'node:http';
import type { PurchaseOrderState } from '../../src/domain/market/purchase-order';
import type { Cents } from '../../src/domain/market/cents';
import type { Result } from '../../src/domain/shared/result';

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

/** What a provider reports of an order. */
export interface PaymentReport {
  /** Of the report: the same when it is sent again. */
  readonly id: string;
  readonly orderId: string;
  readonly state: PurchaseOrderState;
  /** What was paid in all, in US cents; undefined where the report does not say it. */
  readonly price: Cents | undefined;
}

/**
 * Why a report is not taken: `forged` has no valid signature or is too old, `unreadable` is none, `unknown-order` names no order that
 * is known yet, so that the provider should send it again.
 */
export type ReportRefusal = 'forged' | 'unreadable' | 'unknown-order';

/** Takes money for orders and reports what became of them. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Opens a checkout for an order, the same one for the same order; `unavailable` when the provider cannot be reached or refuses. */
  openCheckout(order: CheckoutOrder): Promise<Result<Checkout, 'unavailable'>>;
  /** Reads a report from the bytes as they came in; undefined for a report of something else. */
  readReport(raw: Buffer, headers: IncomingHttpHeaders): Promise<Result<PaymentReport | undefined, ReportRefusal>>;
}
