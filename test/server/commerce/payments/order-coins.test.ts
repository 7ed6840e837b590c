import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import type { PaymentProvider } from '../../../../server/commerce/payments/payment-provider.port';
import type { ShopFixture } from './shop-fixture';
import { openShopFixture } from './shop-fixture';

let fixture: ShopFixture;
let payments: PaymentProvider;

beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
  const { payments: provider } = fixture.server.deps;
  if (!provider) throw new Error('There is no provider.');
  payments = provider;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => fixture.server.close());

test('the provider gets only a verified email address', async () => {
  const shopper = await fixture.shopper();
  const open = vi.spyOn(payments, 'openCheckout');
  await shopper.order(10);
  await fixture.server.deps.database.db
    .update(accounts)
    .set({ emailVerifiedAt: null })
    .where(eq(accounts.id, shopper.id));
  await shopper.order(10);
  expect(open.mock.calls.map(([{ email }]) => email)).toEqual([`${shopper.username}@mail.test`, undefined]);
});

test('an order that is reported during the opening of its checkout stores the reference without the address', async () => {
  const shopper = await fixture.shopper();
  vi.spyOn(payments, 'openCheckout').mockImplementation(async ({ id }) => {
    await fixture.sendEvent(id, 'paid');
    return { ok: true, value: { reference: 'a-checkout', url: 'https://checkout.test/1' } };
  });
  const order = await shopper.order(100);
  const [row] = await fixture.server.deps.database.db.select().from(coinOrders).where(eq(coinOrders.id, order));
  expect(row).toMatchObject({ state: 'paid', reference: 'a-checkout', checkoutUrl: null });
});

test('a completed order gets no second checkout under its key', async () => {
  const shopper = await fixture.shopper();
  const open = vi.spyOn(payments, 'openCheckout');
  const key = crypto.randomUUID();
  const order = await shopper.order(100, key);
  await fixture.sendEvent(order, 'paid');
  expect(await shopper.order(100, key)).toBe(order);
  expect(open).toHaveBeenCalledTimes(1);
});
