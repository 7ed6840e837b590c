import type Stripe from 'stripe';
import { toCents } from '../../src/domain/market/cents';
import type { PurchaseOrderState } from '../../src/domain/market/purchase-order';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { PaymentReport, ReportRefusal } from './payment-provider.port';

type Read = Result<PaymentReport | undefined, ReportRefusal>;
/** Asks for the order of a payment by the payment's id. */
type OrderOfPayment = (payment: string) => Promise<string | undefined>;

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

function report(
  event: Stripe.Event,
  orderId: string | undefined | null,
  state: PurchaseOrderState,
  price?: number | null,
): Read {
  // Something else that the same account sells.
  if (!orderId) return ok(undefined);
  return ok({ id: event.id, orderId, state, price: toCents(price) });
}

async function ofPayment(
  event: Stripe.Event,
  payment: string | undefined,
  state: PurchaseOrderState,
  orderOf: OrderOfPayment,
): Promise<Read> {
  return payment === undefined ? err('unreadable') : report(event, await orderOf(payment), state);
}

/** What an event of Stripe says of an order. A partial refund says nothing: coins are sold in whole packs, and given back in whole. */
export async function readStripeEvent(event: Stripe.Event, orderOf: OrderOfPayment): Promise<Read> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { client_reference_id: order, payment_status: status, amount_total: price } = event.data.object;
      return status === 'paid' ? report(event, order, 'paid', price) : ok(undefined);
    }
    case 'checkout.session.async_payment_failed':
      return report(event, event.data.object.client_reference_id, 'failed');
    case 'checkout.session.expired':
      return report(event, event.data.object.client_reference_id, 'cancelled');
    case 'charge.refunded': {
      const { refunded, metadata, payment_intent: payment } = event.data.object;
      if (!refunded) return ok(undefined);
      const order = metadata['order'];
      return order === undefined
        ? ofPayment(event, idOf(payment), 'refunded', orderOf)
        : report(event, order, 'refunded');
    }
    case 'charge.dispute.created':
      return ofPayment(event, idOf(event.data.object.payment_intent), 'disputed', orderOf);
    case 'charge.dispute.closed': {
      const { status, payment_intent: payment } = event.data.object;
      const state = status === 'won' || status === 'warning_closed' ? 'dispute-won' : 'refunded';
      return ofPayment(event, idOf(payment), state, orderOf);
    }
    default:
      return ok(undefined);
  }
}
