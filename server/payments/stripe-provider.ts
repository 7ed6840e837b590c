import Stripe from 'stripe';
import * as z from 'zod/mini';
import { brand } from '../../src/domain/shared/brand';
import { err, ok } from '../../src/domain/shared/result';
import type { StripeKeys } from '../config/config';
import type { PublicUrls } from '../hosts/public-urls';
import type { ServerClock } from '../system/server-clock';
import type { PaymentProvider } from './payment-provider.port';
import { returnUrls } from './return-urls';
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
  readonly address?: StripeAddress;
}

/** Payments by Stripe Checkout: a hosted page per order, and signed events about its payment. */
export function stripeProvider({ keys, urls, clock, address }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address,
  });
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
        return opened.success ? ok({ reference: opened.data.id, url: opened.data.url }) : err('unavailable');
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return err('unavailable');
        throw error;
      }
    },
    async readReport(raw, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return err('forged');
      try {
        const at = clock.now().getTime();
        const event = stripe.webhooks.constructEvent(
          raw,
          signature,
          keys.webhookSecret,
          SIGNATURE_TOLERANCE,
          undefined,
          at,
        );
        return await readStripeEvent(event, async (payment) => {
          const { metadata } = await stripe.paymentIntents.retrieve(payment);
          return metadata['order'];
        });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return err('forged');
        if (error instanceof SyntaxError) return err('unreadable');
        if (error instanceof Stripe.errors.StripeError) return err('unknown-order');
        throw error;
      }
    },
  };
}
