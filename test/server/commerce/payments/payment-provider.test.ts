import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cents } from '../../../../src/domain/market/money';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import type { PaymentProvider } from '../../../../server/commerce/payments/payment-provider.port';
import { sandboxProvider } from '../../../../server/commerce/payments/payments-of';
import { SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { stripeProvider } from '../../../../server/commerce/payments/stripe-provider';
import { signEvent } from '../../../../server/commerce/payments/webhook-signature';
import { FakeServerClock } from '../../support/fake-server-clock';
import { testConfig } from '../../support/test-config';
import type { StripeStub } from './stripe-stub';
import { openStripeStub } from './stripe-stub';

const ORDER = '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11';
const order = { id: ORDER, amount: 100, price: 799 as Cents, email: 'nova@mail.test' };
const log = { error: vi.fn() };
const clock = new FakeServerClock();
const urls = publicUrls(testConfig());
const keys = { apiKey: 'api', eventSecret: 'the secret of events', checkoutSecret: 'checkout' };
const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);

/** A provider and a fake of its remote side. */
interface Bench {
  readonly provider: PaymentProvider;
  /** Sets the response of the remote side to an opened checkout: the address of the page, or a failure. */
  opens(url: string | undefined): void;
  /** Returns the body of an event. */
  eventOf(state: 'paid' | 'cancelled' | 'refunded'): Buffer;
  sign(raw: Buffer, at: Date, secret?: string): IncomingHttpHeaders;
}

function sandboxBench(): Bench {
  let url: string | undefined;
  const ask = async (): Promise<Response> =>
    url === undefined ? new Response('', { status: 503 }) : Response.json({ id: 'a-checkout', url });
  return {
    provider: sandboxProvider({ keys, urls, clock, log, ask }),
    opens: (next) => {
      url = next;
    },
    eventOf: (state) => Buffer.from(JSON.stringify({ id: 'evt_1', order: ORDER, state, price: 799 })),
    sign: (raw, at, secret = keys.eventSecret) => ({ [SANDBOX_SIGNATURE]: signEvent(secret, raw, at) }),
  };
}

const SESSION = { id: 'cs_1', client_reference_id: ORDER, metadata: { order: ORDER } };
const STRIPE_EVENTS = {
  paid: ['checkout.session.completed', { ...SESSION, payment_status: 'paid', amount_total: 799, currency: 'usd' }],
  cancelled: ['checkout.session.expired', SESSION],
  refunded: ['charge.refunded', { refunded: true, metadata: { order: ORDER }, payment_intent: 'pi_1' }],
} as const;

function stripeBench(stub: StripeStub): Bench {
  const webhookSecret = 'whsec_test';
  return {
    provider: stripeProvider({
      keys: { secretKey: 'sk_test_1', webhookSecret },
      urls,
      clock,
      log,
      address: stub.address,
    }),
    opens: (url) => {
      if (url === undefined) stub.answer(503, {});
      else stub.answer(200, { id: 'a-checkout', object: 'checkout.session', url });
    },
    eventOf: (state) => {
      const [type, object] = STRIPE_EVENTS[state];
      return Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }));
    },
    sign: (raw, at, secret = webhookSecret) => ({
      'stripe-signature': new Stripe('sk_test').webhooks.generateTestHeaderString({
        payload: raw.toString('utf8'),
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    }),
  };
}

let stub: StripeStub;
beforeAll(async () => {
  stub = await openStripeStub();
});
beforeEach(() => log.error.mockClear());
afterAll(() => stub.close());

describe.each([
  ['sandbox', sandboxBench],
  ['stripe', () => stripeBench(stub)],
] as const)('payment provider %s', (name, open) => {
  test('has its name, and opens a checkout at its own address', async () => {
    const { provider, opens } = open();
    expect(provider.name).toBe(name);
    opens('https://checkout.test/c/1');
    expect(await provider.openCheckout(order)).toEqual({
      ok: true,
      value: { reference: 'a-checkout', url: 'https://checkout.test/c/1' },
    });
  });

  test('is unavailable if the remote side fails, and logs it without data of the buyer', async () => {
    const { provider, opens } = open();
    opens(undefined);
    expect(await provider.openCheckout(order)).toEqual({ ok: false, error: 'unavailable' });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ order: ORDER }),
      expect.stringMatching(/opened no checkout\./),
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(order.email);
  });

  test.each(['paid', 'cancelled', 'refunded'] as const)(
    'reads a signed event of an order in the state %s',
    async (state) => {
      const { provider, eventOf, sign } = open();
      const raw = eventOf(state);
      expect(await provider.readEvent(raw, sign(raw, clock.now()))).toMatchObject({
        ok: true,
        value: { id: 'evt_1', orderId: ORDER, state },
      });
    },
  );

  test('T22: refuses an event that is changed, old, early, signed by another secret, or unsigned', async () => {
    const { provider, eventOf, sign } = open();
    const raw = eventOf('paid');
    const changed = Buffer.from(raw.toString('utf8').replace(ORDER, randomUUID()));
    const attempts: readonly (readonly [Buffer, IncomingHttpHeaders])[] = [
      [changed, sign(raw, clock.now())],
      [Buffer.concat([raw, Buffer.from(' ')]), sign(raw, clock.now())],
      [raw, sign(raw, ago(301))],
      [raw, sign(raw, clock.now(), 'another secret')],
      [raw, {}],
    ];
    for (const [bytes, headers] of attempts)
      expect(await provider.readEvent(bytes, headers)).toEqual({ ok: false, error: 'forged' });
    expect(await provider.readEvent(raw, sign(raw, ago(299)))).toMatchObject({ ok: true });
  });

  test('reads no event from other bytes, signed or unsigned', async () => {
    const { provider, sign } = open();
    const raw = Buffer.from('{"id":');
    expect(await provider.readEvent(raw, sign(raw, clock.now()))).toEqual({ ok: false, error: 'unreadable' });
  });
});
