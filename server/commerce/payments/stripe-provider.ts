import Stripe from 'stripe';
import * as z from 'zod/mini';
import { EVENT_TOLERANCE, isRecentEvent, ORDER_CURRENCY } from '../../../src/domain/market/payment-event';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Logger } from '../../deps';
import type { StripeKeys } from '../../platform/config/config';
import type { Ask } from '../../platform/system/ask';
import type { ServerClock } from '../../platform/system/server-clock';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { PaymentProvider, PaidSum, ProviderEvent } from './payment-provider.port';
import { returnUrls } from './return-urls';

/** A payment in Stripe. */
interface StripePayment {
  readonly metadata: Stripe.Metadata;
  readonly paid: PaidSum;
}

/** Loads a payment by its id. */
type FetchPayment = (payment: string) => Promise<StripePayment>;
type EventData = Pick<ProviderEvent, 'state'> & Partial<Pick<ProviderEvent, 'paid' | 'checkout'>>;

const uuid = z.uuid();

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Returns the order id in our metadata. Undefined for other products of the same Stripe account. */
function orderIn(metadata: Stripe.Metadata | null | undefined): string | undefined {
  const read = z.safeParse(uuid, metadata?.['order']);
  return read.success ? read.data : undefined;
}

function orderEvent({ id }: Stripe.Event, orderId: string | undefined, data: EventData): ProviderEvent | undefined {
  return orderId === undefined ? undefined : { id, orderId, paid: undefined, checkout: undefined, ...data };
}

/**
 * Reads a checkout session. Buyers can set `client_reference_id` in a payment link, but not the metadata, so both must
 * match.
 */
function ofSession(
  event: Stripe.Event,
  session: Stripe.Checkout.Session,
  state: PurchaseOrderState,
): ProviderEvent | undefined {
  const order = orderIn(session.metadata);
  if (order !== session.client_reference_id) return undefined;
  const paid = { sum: session.amount_total ?? undefined, currency: session.currency ?? undefined };
  return orderEvent(event, order, { state, checkout: session.id, paid: state === 'paid' ? paid : undefined });
}

async function ofPayment(
  event: Stripe.Event,
  reference: string | Stripe.PaymentIntent | null,
  state: PurchaseOrderState,
  fetchPayment: FetchPayment,
): Promise<ProviderEvent | undefined> {
  const payment = idOf(reference);
  if (payment === undefined) return undefined;
  const { metadata, paid } = await fetchPayment(payment);
  return orderEvent(event, orderIn(metadata), { state, paid: state === 'dispute-won' ? paid : undefined });
}

/**
 * Converts an event of Stripe to an event about an order. Undefined for other events and for partial refunds, because packs are refunded
 * as a whole.
 */
async function readStripeEvent(event: Stripe.Event, fetchPayment: FetchPayment): Promise<ProviderEvent | undefined> {
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
        : orderEvent(event, order, { state: 'refunded' });
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

/** Reads the time of a verified signature, `t=…,v1=…`. The library refuses old times, but accepts times in the future. */
const signedAt = (signature: string): number =>
  Number.parseInt(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2) ?? '',
    10,
  );

const TIMEOUT_MS = 8000;
const RETRIES = 1;
/** Validates the session, because the library also returns the response of a gateway as a session. */
const openSession = z.object({ id: z.string(), url: z.url() });

/** Address of the Stripe API. Replaced only in tests. */
export interface StripeAddress {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

interface StripeSettings {
  readonly keys: StripeKeys;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly log: Pick<Logger, 'error'>;
  readonly address?: StripeAddress;
  /** Sends the requests; default: Stripe's own client. */
  readonly ask?: Ask | undefined;
}

/** Returns the loggable part of a failure. The message is left out, because it can contain the buyer's input. */
const failureOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? { type: error.type, code: error.code, status: error.statusCode, request: error.requestId }
    : { type: 'no-session' };

/** Creates the adapter of Stripe Checkout: a hosted page for each order, and signed events about its payment. */
export function stripeProvider({ keys, urls, clock, log, address, ask }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(ask ? { httpClient: Stripe.createFetchHttpClient(ask as typeof fetch) } : {}),
    ...address,
  });
  function unavailable(order: string, error?: unknown): Result<never, 'unavailable'> {
    log.error({ order, ...failureOf(error) }, 'Stripe opened no checkout. See the status of Stripe and the API keys.');
    return err('unavailable');
  }
  async function fetchPayment(payment: string): Promise<StripePayment> {
    const { metadata, amount_received: sum, currency } = await stripe.paymentIntents.retrieve(payment);
    return { metadata, paid: { sum, currency } };
  }
  return {
    name: 'stripe',
    async openCheckout({ id, amount, price, email }) {
      const metadata = { order: id };
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            ...(email === undefined ? {} : { customer_email: email }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: ORDER_CURRENCY,
                  unit_amount: price,
                  // The price in the shop includes VAT.
                  tax_behavior: 'inclusive',
                  product_data: { name: `${amount} ${brand.siteName} coins` },
                },
              },
            ],
            metadata,
            payment_intent_data: { metadata },
            success_url: returnUrls(urls, id).success,
            cancel_url: returnUrls(urls, id).cancel,
          },
          { idempotencyKey: `checkout-${id}` },
        );
        const opened = z.safeParse(openSession, session);
        return opened.success ? ok({ reference: opened.data.id, url: opened.data.url }) : unavailable(id);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return unavailable(id, error);
        throw error;
      }
    },
    async readEvent(raw, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return err('forged');
      let event: Stripe.Event;
      try {
        const at = clock.now().getTime();
        event = stripe.webhooks.constructEvent(raw, signature, keys.webhookSecret, EVENT_TOLERANCE, undefined, at);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return err('forged');
        if (error instanceof SyntaxError) return err('unreadable');
        throw error;
      }
      if (!isRecentEvent(signedAt(signature), Math.floor(clock.now().getTime() / 1000))) return err('forged');
      try {
        return ok(await readStripeEvent(event, fetchPayment));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        log.error(
          { event: event.id, ...failureOf(error) },
          'Stripe returned no payment for an event. Stripe will repeat the event.',
        );
        return err('unavailable');
      }
    },
  };
}
