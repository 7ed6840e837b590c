import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import type { PaidSum, PaymentReport } from './payment-provider.port';

/** What Stripe knows of a payment. */
export interface StripePayment {
  readonly metadata: Stripe.Metadata;
  readonly paid: PaidSum;
}

/** Asks for a payment by its id. */
type LookUp = (payment: string) => Promise<StripePayment>;
type Said = Pick<PaymentReport, 'state'> & Partial<Pick<PaymentReport, 'paid' | 'checkout'>>;

const uuid = z.uuid();

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** The order that we have written to what we opened; undefined for something else that the same account sells. */
function orderIn(metadata: Stripe.Metadata | null | undefined): string | undefined {
  const read = z.safeParse(uuid, metadata?.['order']);
  return read.success ? read.data : undefined;
}

function report({ id }: Stripe.Event, orderId: string | undefined, said: Said): PaymentReport | undefined {
  return orderId === undefined ? undefined : { id, orderId, paid: undefined, checkout: undefined, ...said };
}

/** A buyer can write `client_reference_id` at any payment link of the account, and its metadata only we can: both must name the order. */
function ofSession(
  event: Stripe.Event,
  session: Stripe.Checkout.Session,
  state: PurchaseOrderState,
): PaymentReport | undefined {
  const order = orderIn(session.metadata);
  if (order !== session.client_reference_id) return undefined;
  const paid = { sum: session.amount_total ?? undefined, currency: session.currency ?? undefined };
  return report(event, order, { state, checkout: session.id, paid: state === 'paid' ? paid : undefined });
}

async function ofPayment(
  event: Stripe.Event,
  reference: string | Stripe.PaymentIntent | null,
  state: PurchaseOrderState,
  fetchPayment: LookUp,
): Promise<PaymentReport | undefined> {
  const payment = idOf(reference);
  if (payment === undefined) return undefined;
  const { metadata, paid } = await fetchPayment(payment);
  return report(event, orderIn(metadata), { state, paid: state === 'dispute-won' ? paid : undefined });
}

/** What an event of Stripe says of an order; undefined for anything else. A partial refund says nothing: coins are sold in whole packs, and given back in whole. */
export async function readStripeEvent(event: Stripe.Event, fetchPayment: LookUp): Promise<PaymentReport | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      return session.payment_status === 'paid' ? ofSession(event, session, 'paid') : undefined;
    }
    case 'checkout.session.async_payment_failed':
      return ofSession(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return ofSession(event, event.data.object, 'cancelled');
    case 'charge.refunded': {
      const { refunded, metadata, payment_intent: payment } = event.data.object;
      if (!refunded) return undefined;
      const order = orderIn(metadata);
      return order === undefined
        ? ofPayment(event, payment, 'refunded', fetchPayment)
        : report(event, order, { state: 'refunded' });
    }
    case 'charge.dispute.created':
      return ofPayment(event, event.data.object.payment_intent, 'disputed', fetchPayment);
    case 'charge.dispute.closed': {
      const { status, payment_intent: payment } = event.data.object;
      const won = status === 'won' || status === 'warning_closed';
      return ofPayment(event, payment, won ? 'dispute-won' : 'refunded', fetchPayment);
    }
    default:
      return undefined;
  }
}
