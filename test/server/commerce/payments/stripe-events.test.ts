import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { webhookPath } from '../../../../server/commerce/payments/payment-webhook.plugin';
import type { Answer } from '../../support/http-client';
import type { ShopFixture, Shopper } from './shop-fixture';
import { openShopFixture } from './shop-fixture';

const SECRET = 'whsec_test';
let fixture: ShopFixture;
let shopper: Shopper;
let logged: MockInstance;
let order: string;

beforeAll(async () => {
  const environment = { HOLOCADE_STRIPE_SECRET_KEY: 'sk_test_1', HOLOCADE_STRIPE_WEBHOOK_SECRET: SECRET };
  fixture = await openShopFixture({ demo: false, environment });
  logged = vi.spyOn(fixture.server.deps.log, 'error');
  shopper = await fixture.shopper();
});
beforeEach(async () => {
  const at = fixture.clock.now();
  const values = { accountId: shopper.id, amount: 100, price: 799, vatRate: 1900, provider: 'stripe' } as const;
  const [stored] = await fixture.server.deps.database.db
    .insert(coinOrders)
    .values({ ...values, idempotencyKey: randomUUID(), reference: 'cs_1', createdAt: at, updatedAt: at })
    .returning({ id: coinOrders.id });
  order = stored?.id ?? '';
  logged.mockClear();
});
afterAll(async () => {
  expect(await fixture.faults()).toBe(0);
  await fixture.server.close();
});

/** Posts an event with Stripe's signature. */
function post(type: string, object: unknown, id = `evt_${randomUUID()}`): Promise<Answer> {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(fixture.clock.now().getTime() / 1000);
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload: body,
    secret: SECRET,
    timestamp,
  });
  return fixture.server.request(webhookPath('stripe'), {
    body,
    headers: { origin: undefined, 'content-type': 'application/json', 'stripe-signature': signature },
  });
}

const session = () => ({
  id: 'cs_1',
  client_reference_id: order,
  metadata: { order },
  payment_status: 'paid',
  amount_total: 799,
  currency: 'usd',
});
const rowOf = async (id: string) =>
  (await fixture.server.deps.database.db.select().from(coinOrders).where(eq(coinOrders.id, id)))[0];

describe('a Stripe event', () => {
  test('credits a paid order once', async () => {
    const before = await shopper.balance();
    for (let time = 0; time < 3; time += 1)
      expect((await post('checkout.session.completed', session(), `evt_${order}`)).status).toBe(200);
    expect(await shopper.balance()).toBe(before + 100);
    expect(await rowOf(order)).toMatchObject({ state: 'paid', held: 100 });
    expect(logged).not.toHaveBeenCalled();
  });

  test('T22: credits nothing for an order id without metadata, or another currency, sum or checkout', async () => {
    const before = await shopper.balance();
    const attempts = [
      [{ metadata: {}, currency: 'jpy' }, undefined],
      [{ metadata: null }, undefined],
      [{ currency: 'jpy' }, 'other-price'],
      [{ currency: null }, 'other-price'],
      [{ amount_total: null }, 'other-price'],
      [{ amount_total: 1 }, 'other-price'],
      [{ id: 'cs_2' }, 'other-checkout'],
    ] as const;
    for (const [changes, reason] of attempts) {
      logged.mockClear();
      expect((await post('checkout.session.completed', { ...session(), ...changes })).status).toBe(200);
      expect(logged.mock.calls.map(([line]) => (line as { reason: string }).reason)).toEqual(reason ? [reason] : []);
    }
    expect(logged.mock.lastCall?.[1]).toBe(
      `Coin order ${order}: the payment belongs to another checkout. No coins were credited. Refund it.`,
    );
    expect(await shopper.balance()).toBe(before);
    expect(await rowOf(order)).toMatchObject({ state: 'created', held: 0, receipt: null });
  });

  test('is ignored if it belongs to another product of the account', async () => {
    const shirt = { client_reference_id: 'shirt-7', metadata: { order: 'shirt-7' } };
    expect((await post('checkout.session.completed', { ...session(), ...shirt })).status).toBe(200);
    expect((await post('checkout.session.expired', { ...session(), metadata: {} })).status).toBe(200);
    const charge = { refunded: true, payment_intent: null, metadata: shirt.metadata };
    expect((await post('charge.refunded', charge)).status).toBe(200);
    expect((await post('charge.dispute.created', { payment_intent: null })).status).toBe(200);
    expect(await rowOf(order)).toMatchObject({ state: 'created' });
  });

  test('is refused for an unknown order of ours, so that Stripe repeats it', async () => {
    const early = randomUUID();
    const names = { client_reference_id: early, metadata: { order: early } };
    expect((await post('checkout.session.completed', { ...session(), ...names })).status).toBe(404);
  });
});
