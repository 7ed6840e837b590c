import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { checkoutPath } from '../../../../server/commerce/payments/checkout-redirect.plugin';
import type { ShopFixture } from './shop-fixture';
import { openShopFixture } from './shop-fixture';

let fixture: ShopFixture;
beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
});
afterAll(() => fixture.server.close());

const led = async (order: string) => {
  const { status, headers } = await fixture.server.request(checkoutPath(order));
  return [status, headers.location, headers['cache-control'], headers['referrer-policy']];
};

test('an unpaid order redirects to its checkout, without a referrer', async () => {
  const order = await (await fixture.shopper()).order(10);
  expect(await led(order)).toEqual([
    303,
    expect.stringMatching(/^http:\/\/pay\.holocade\.localhost:9200\/checkout\?id=/),
    'no-store',
    'no-referrer',
  ]);
});

test.each(['paid', 'cancelled', 'refunded'] as const)(
  'an order that is %s redirects to its page, and its checkout address is deleted',
  async (state) => {
    const order = await (await fixture.shopper()).order(100);
    await fixture.sendEvent(order, state);
    expect(await led(order)).toEqual([303, `/market/coins/success?order=${order}`, 'no-store', 'no-referrer']);
    const { db } = fixture.server.deps.database;
    const [row] = await db.select().from(coinOrders).where(eq(coinOrders.id, order));
    // A refund at the provider requires the reference.
    expect([row?.checkoutUrl, typeof row?.reference]).toEqual([null, 'string']);
  },
);

test('an order without a checkout, an unknown one and an invalid id redirect to the shop', async () => {
  const shopper = await fixture.shopper();
  const now = fixture.clock.now();
  const columns = { accountId: shopper.id, amount: 10, price: 99, vatRate: 1900, provider: 'sandbox' } as const;
  const [order] = await fixture.server.deps.database.db
    .insert(coinOrders)
    .values({ ...columns, idempotencyKey: 'never-opened', createdAt: now, updatedAt: now })
    .returning({ id: coinOrders.id });
  for (const id of [order?.id ?? '', crypto.randomUUID(), 'no-order', '%2f%2fevil.test', "'--"])
    expect(await led(id)).toEqual([303, '/market', 'no-store', 'no-referrer']);
});
