import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinOrders } from '../../../../server/platform/database/schema/coin-orders';
import { checkoutPath } from '../../../../server/commerce/payments/checkout-redirect.plugin';
import type { ShopHouse } from './shop-house';
import { openShopHouse } from './shop-house';

let house: ShopHouse;
beforeAll(async () => {
  house = await openShopHouse({ demo: false });
});
afterAll(() => house.server.close());

const led = async (order: string) => {
  const { status, headers } = await house.server.request(checkoutPath(order));
  return [status, headers.location, headers['cache-control'], headers['referrer-policy']];
};

test('an order leads to its checkout, which is told to nobody on the way', async () => {
  const order = await (await house.shopper()).order(10);
  expect(await led(order)).toEqual([
    303,
    expect.stringMatching(/^http:\/\/pay\.holocade\.localhost:9200\/checkout\?id=/),
    'no-store',
    'no-referrer',
  ]);
});

test.each(['paid', 'cancelled', 'refunded'] as const)(
  'an order that is %s leads to the page that tells how it stands, and keeps no address of a checkout',
  async (state) => {
    const order = await (await house.shopper()).order(100);
    await house.report(order, state);
    expect(await led(order)).toEqual([303, `/market/coins/success?order=${order}`, 'no-store', 'no-referrer']);
    const { db } = house.server.deps.database;
    const [row] = await db.select().from(coinOrders).where(eq(coinOrders.id, order));
    // Refunds at a provider ask for the reference.
    expect([row?.checkoutUrl, typeof row?.reference]).toEqual([null, 'string']);
  },
);

test('an order without a checkout, an unknown one and what is none lead back to the shop', async () => {
  const shopper = await house.shopper();
  const now = house.clock.now();
  const kept = { accountId: shopper.id, amount: 10, price: 99, vatRate: 1900, provider: 'sandbox' } as const;
  const [order] = await house.server.deps.database.db
    .insert(coinOrders)
    .values({ ...kept, idempotencyKey: 'never-opened', createdAt: now, updatedAt: now })
    .returning({ id: coinOrders.id });
  for (const id of [order?.id ?? '', crypto.randomUUID(), 'no-order', '%2f%2fevil.test', "'--"])
    expect(await led(id)).toEqual([303, '/market', 'no-store', 'no-referrer']);
});
