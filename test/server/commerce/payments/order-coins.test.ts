import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { coinOrders } from '../../../../server/platform/database/schema/coin-orders';
import type { PaymentProvider } from '../../../../server/commerce/payments/payment-provider.port';
import type { ShopHouse } from './shop-house';
import { openShopHouse } from './shop-house';

let house: ShopHouse;
let payments: PaymentProvider;

beforeAll(async () => {
  house = await openShopHouse({ demo: false });
  const { payments: provider } = house.server.deps;
  if (!provider) throw new Error('There is no provider.');
  payments = provider;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => house.server.close());

test('the provider is told an address that is confirmed, and no other', async () => {
  const shopper = await house.shopper();
  const open = vi.spyOn(payments, 'openCheckout');
  await shopper.order(10);
  await house.server.deps.database.db
    .update(accounts)
    .set({ emailVerifiedAt: null })
    .where(eq(accounts.id, shopper.id));
  await shopper.order(10);
  expect(open.mock.calls.map(([{ email }]) => email)).toEqual([`${shopper.username}@mail.test`, undefined]);
});

test('an order that is reported while its checkout is opened keeps the reference, and no address', async () => {
  const shopper = await house.shopper();
  vi.spyOn(payments, 'openCheckout').mockImplementation(async ({ id }) => {
    await house.report(id, 'paid');
    return { ok: true, value: { reference: 'a-checkout', url: 'https://checkout.test/1' } };
  });
  const order = await shopper.order(100);
  const [row] = await house.server.deps.database.db.select().from(coinOrders).where(eq(coinOrders.id, order));
  expect(row).toMatchObject({ state: 'paid', reference: 'a-checkout', checkoutUrl: null });
});

test('an order that has ended gets no other checkout under its key', async () => {
  const shopper = await house.shopper();
  const open = vi.spyOn(payments, 'openCheckout');
  const key = crypto.randomUUID();
  const order = await shopper.order(100, key);
  await house.report(order, 'paid');
  expect(await shopper.order(100, key)).toBe(order);
  expect(open).toHaveBeenCalledTimes(1);
});
