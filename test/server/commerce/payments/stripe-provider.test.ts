import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cents } from '../../../../src/domain/market/money';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import type { PaymentProvider } from '../../../../server/commerce/payments/payment-provider.port';
import { stripeProvider } from '../../../../server/commerce/payments/stripe-provider';
import { packageFetch } from '../../../../server/platform/system/package-fetch';
import { tracedAsk } from '../../../../server/platform/tracing/traced';
import type { Tracing } from '../../../../server/platform/tracing/tracing';
import { FakeServerClock } from '../../support/fake-server-clock';
import { testConfig } from '../../support/test-config';
import type { StripeStub } from './stripe-stub';
import { openStripeStub } from './stripe-stub';

const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' };
const ORDER = '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11';
const order = { id: ORDER, amount: 100, price: 799 as Cents, email: 'nova@mail.test' };
const log = { error: vi.fn() };
const clock = new FakeServerClock();
const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
let stub: StripeStub;
let provider: PaymentProvider;

beforeAll(async () => {
  stub = await openStripeStub();
  provider = stripeProvider({ keys, urls: publicUrls(testConfig()), clock, log, address: stub.address });
});
beforeEach(() => {
  log.error.mockClear();
  stub.answer(500, {});
});
afterAll(() => stub.close());

/** Creates an event as signed by Stripe. */
function event(type: string, object: unknown, { secret = keys.webhookSecret, timestamp = seconds() } = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const header = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return provider.readEvent(Buffer.from(payload), { 'stripe-signature': header });
}

describe('a Stripe checkout', () => {
  test('is opened once for each order, at its price', async () => {
    stub.answer(200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' });
    expect(await provider.openCheckout(order)).toEqual({
      ok: true,
      value: { reference: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' },
    });
    const { path, headers, form } = stub.requests.at(-1) ?? { path: '', headers: {}, form: new URLSearchParams() };
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers['idempotency-key']).toBe(`checkout-${ORDER}`);
    expect(headers.authorization).toBe('Bearer sk_test_1');
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: ORDER,
      customer_email: 'nova@mail.test',
      'line_items[0][price_data][unit_amount]': '799',
      'line_items[0][price_data][currency]': 'usd',
      'payment_intent_data[metadata][order]': ORDER,
      success_url: `http://holocade.localhost:9200/market/coins/success?order=${ORDER}`,
      cancel_url: `http://holocade.localhost:9200/market?payment=cancelled&order=${ORDER}`,
    });
  });

  test('continues a trace, with the same request', async () => {
    const names: string[] = [];
    const tracing: Tracing = {
      begin: ({ name }) => {
        names.push(name);
        return { run: (work) => work(), end: () => undefined };
      },
      headers: () => ({ traceparent: 'a trace' }),
      ids: () => ({}),
      stop: () => Promise.resolve(),
    };
    const settings = { keys, urls: publicUrls(testConfig()), clock, log, address: stub.address };
    const traced = stripeProvider({ ...settings, ask: tracedAsk(tracing, packageFetch) });
    stub.answer(200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' });
    expect(await traced.openCheckout(order)).toMatchObject({ ok: true });
    const request = stub.requests.at(-1);
    expect(request?.headers).toMatchObject({ traceparent: 'a trace', authorization: 'Bearer sk_test_1' });
    expect(request?.form.get('client_reference_id')).toBe(ORDER);
    expect(names).toEqual([`POST ${stub.address.host}:${String(stub.address.port)}`]);
  });

  const refused = { error: { type: 'invalid_request_error', code: 'email_invalid', message: `no ${order.email}` } };
  test('contains no unverified email address', async () => {
    stub.answer(200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' });
    expect(await provider.openCheckout({ ...order, email: undefined })).toMatchObject({ ok: true });
    expect(stub.requests.at(-1)?.form.has('customer_email')).toBe(false);
  });

  test.each([
    [400, refused, { type: 'StripeInvalidRequestError', code: 'email_invalid', status: 400 }],
    [200, { id: 'cs_1', object: 'checkout.session', url: null }, { type: 'no-session' }],
  ])(
    'is unavailable if Stripe returns %i, and the log contains the reason without the buyer',
    async (status, body, why) => {
      stub.answer(status, body);
      expect(await provider.openCheckout(order)).toEqual({ ok: false, error: 'unavailable' });
      expect(log.error.mock.calls).toEqual([
        [
          expect.objectContaining({ order: ORDER, ...why }),
          'Stripe opened no checkout. See the status of Stripe and the API keys.',
        ],
      ]);
      expect(JSON.stringify(log.error.mock.calls)).not.toContain(order.email);
    },
  );
});

describe('a Stripe event', () => {
  const ours = { id: 'cs_1', client_reference_id: ORDER, metadata: { order: ORDER } };
  const session = { ...ours, payment_status: 'paid', amount_total: 799, currency: 'usd' };
  const paid = { sum: 799, currency: 'usd' };
  const charge = { refunded: true, metadata: { order: ORDER }, payment_intent: 'pi_1' };
  test.each([
    ['checkout.session.completed', session, 'paid', { paid, checkout: 'cs_1' }],
    ['checkout.session.async_payment_succeeded', session, 'paid', { paid, checkout: 'cs_1' }],
    ['checkout.session.async_payment_failed', session, 'failed', { checkout: 'cs_1' }],
    ['checkout.session.expired', session, 'cancelled', { checkout: 'cs_1' }],
    ['charge.refunded', charge, 'refunded', {}],
  ] as const)('%s is converted to an event', async (type, object, state, more) => {
    const value = { id: 'evt_1', orderId: ORDER, state, paid: undefined, checkout: undefined, ...more };
    expect(await event(type, object)).toEqual({ ok: true, value });
  });

  test.each([
    [{ amount_total: null }, { sum: undefined, currency: 'usd' }],
    [{ currency: null }, { sum: 799, currency: undefined }],
    [{ currency: 'jpy' }, { sum: 799, currency: 'jpy' }],
  ])('of a payment contains the paid sum: %j', async (changes, said) => {
    expect(await event('checkout.session.completed', { ...session, ...changes })).toMatchObject({
      value: { paid: said },
    });
  });

  test.each([
    ['charge.dispute.created', { payment_intent: 'pi_1' }, 'disputed'],
    ['charge.dispute.closed', { payment_intent: 'pi_1', status: 'won' }, 'dispute-won'],
    ['charge.dispute.closed', { payment_intent: 'pi_1', status: 'lost' }, 'refunded'],
    ['charge.refunded', { ...charge, metadata: {} }, 'refunded'],
  ] as const)('%s is assigned to the order of its payment', async (type, object, state) => {
    const intent = { id: 'pi_1', object: 'payment_intent', metadata: { order: ORDER } };
    stub.answer(200, { ...intent, amount_received: 799, currency: 'usd' });
    const said = { orderId: ORDER, state, paid: state === 'dispute-won' ? paid : undefined };
    expect(await event(type, object)).toMatchObject({ ok: true, value: said });
  });

  test('is unavailable and logged if Stripe does not return its payment', async () => {
    stub.answer(404, { error: { type: 'invalid_request_error', message: 'no such payment' } });
    expect(await event('charge.dispute.created', { payment_intent: 'pi_1' })).toEqual({
      ok: false,
      error: 'unavailable',
    });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'evt_1', type: 'StripeInvalidRequestError', status: 404 }),
      'Stripe returned no payment for an event. Stripe will repeat the event.',
    );
  });

  test.each([
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
    ['checkout.session.completed', { ...session, client_reference_id: null }],
    ['checkout.session.completed', { ...session, metadata: {} }],
    ['checkout.session.completed', { ...session, metadata: null }],
    ['checkout.session.completed', { ...session, client_reference_id: 'shirt-7', metadata: { order: 'shirt-7' } }],
    ['checkout.session.completed', { ...session, metadata: { order: '1b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11' } }],
    ['checkout.session.expired', { ...session, metadata: {} }],
    ['charge.refunded', { ...charge, metadata: { order: 'shirt-7' }, payment_intent: null }],
    ['charge.dispute.created', { payment_intent: null }],
    ['charge.refunded', { ...charge, refunded: false }],
    ['customer.created', {}],
  ])('%s of another product is ignored', async (type, object) => {
    expect(await event(type, object)).toEqual({ ok: true, value: undefined });
  });

  test("of another product's payment is ignored", async () => {
    stub.answer(200, { id: 'pi_1', object: 'payment_intent', metadata: { order: 'shirt-7' } });
    expect(await event('charge.dispute.created', { payment_intent: 'pi_1' })).toEqual({ ok: true, value: undefined });
  });

  test('with another secret, an old or early time, or no signature is forged', async () => {
    const forged = { ok: false, error: 'forged' };
    expect(await event('checkout.session.completed', session, { secret: 'whsec_other' })).toEqual(forged);
    expect(await event('checkout.session.completed', session, { timestamp: seconds() - 301 })).toEqual(forged);
    expect(await event('checkout.session.completed', session, { timestamp: seconds() + 301 })).toEqual(forged);
    expect(await event('checkout.session.completed', session, { timestamp: seconds() + 300 })).not.toEqual(forged);
    expect(await provider.readEvent(Buffer.from('{}'), {})).toEqual(forged);
    expect(await provider.readEvent(Buffer.from('{}'), { 'stripe-signature': 't=1' })).toEqual(forged);
  });
});
