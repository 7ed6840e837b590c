import type { IncomingHttpHeaders } from 'node:http';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import type { Cents } from '../../../src/domain/market/money';
import type { Result } from '../../../src/domain/shared/result';

/** Names of the supported payment providers. */
export const paymentProviderNames = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** An order to open a checkout for. Only the choice of the offer comes from the buyer. */
export interface CheckoutOrder {
  /** Id of the order in the provider's events. */
  readonly id: string;
  /** Number of coins. */
  readonly amount: number;
  /** Price with VAT, in US cents. */
  readonly price: Cents;
  /**
   * The buyer's verified email address, for the provider's form and emails. An unverified one may belong to somebody
   * else.
   */
  readonly email: string | undefined;
}

/** An open checkout: the provider's reference and the address of the payment page. */
export interface Checkout {
  readonly reference: string;
  readonly url: string;
}

/** Total payment as reported by the provider. */
export interface PaidSum {
  /** In the currency's smallest unit. Undefined if not reported. */
  readonly sum: number | undefined;
  /** ISO 4217 in lower case. Undefined if not reported. */
  readonly currency: string | undefined;
}

/** A provider's event about an order. */
export interface ProviderEvent {
  /** Id of the event, the same if it is repeated. */
  readonly id: string;
  readonly orderId: string;
  readonly state: PurchaseOrderState;
  /** Required for a payment. Undefined if not reported. */
  readonly paid: PaidSum | undefined;
  /** Reference of the checkout. Undefined if the event is not about a checkout. */
  readonly checkout: string | undefined;
}

/**
 * Reason to refuse an event. `forged`: signature invalid or too old. `unreadable`: not an event. `unavailable`: a required
 * response of the provider failed, so the provider should repeat the event.
 */
export type EventRefusal = 'forged' | 'unreadable' | 'unavailable';

/** A payment provider for coin orders. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Opens a checkout, always the same one for an order. `unavailable` if the provider refuses or cannot be reached. */
  openCheckout(order: CheckoutOrder): Promise<Result<Checkout, 'unavailable'>>;
  /** Reads an event from the raw body. Undefined for an event about something else. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<Result<ProviderEvent | undefined, EventRefusal>>;
}
