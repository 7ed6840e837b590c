import Stripe from 'stripe';
import * as z from 'zod/mini';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { StripeKeys } from '../../platform/config/config';
import type { Logger } from '../../deps';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerClock } from '../../platform/system/server-clock';
import type { PaymentProvider } from './payment-provider.port';
import { returnUrls } from './return-urls';
import type { StripePayment } from './read-stripe-event';
import { readStripeEvent } from './read-stripe-event';
import { SIGNATURE_TOLERANCE } from './webhook-signature';

const TIMEOUT_MS = 8000;
const RETRIES = 1;
/** Whatever a gateway in between answers in Stripe's place has the type of a session, too. */
const openSession = z.object({ id: z.string(), url: z.url() });

/** Where Stripe is asked; another address only in tests. */
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
}

/** What Stripe says of a failure, for the log: its message can hold what the buyer has entered. */
const failureOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? { type: error.type, code: error.code, status: error.statusCode, request: error.requestId }
    : { type: 'no-session' };

/** Payments by Stripe Checkout: a hosted page per order, and signed events about its payment. */
export function stripeProvider({ keys, urls, clock, log, address }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address,
  });
  function unopened(order: string, error?: unknown): Result<never, 'unavailable'> {
    log.error({ order, ...failureOf(error) }, 'Stripe opened no checkout');
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
                  currency: 'usd',
                  unit_amount: price,
                  // The price that the shop names is what is paid.
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
        return opened.success ? ok({ reference: opened.data.id, url: opened.data.url }) : unopened(id);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return unopened(id, error);
        throw error;
      }
    },
    async readReport(raw, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return err('forged');
      let event: Stripe.Event;
      try {
        const at = clock.now().getTime();
        event = stripe.webhooks.constructEvent(raw, signature, keys.webhookSecret, SIGNATURE_TOLERANCE, undefined, at);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return err('forged');
        if (error instanceof SyntaxError) return err('unreadable');
        throw error;
      }
      try {
        return ok(await readStripeEvent(event, fetchPayment));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        log.error({ event: event.id, ...failureOf(error) }, 'Stripe was asked about a payment and told nothing');
        return err('unavailable');
      }
    },
  };
}
