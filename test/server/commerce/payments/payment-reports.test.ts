import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { MockInstance } from 'vitest';
import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { coinOrders } from '../../../../server/platform/database/schema/coin-orders';
import { notifications } from '../../../../server/platform/database/schema/notifications';
import { mailsTo } from '../../support/mails-to';
import type { ShopHouse, Shopper } from './shop-house';
import { openShopHouse } from './shop-house';

let house: ShopHouse;
let shopper: Shopper;
let logged: MockInstance;

beforeAll(async () => {
  house = await openShopHouse({ demo: false });
  logged = vi.spyOn(house.server.deps.log, 'error');
});
beforeEach(() => void logged.mockClear());
afterAll(async () => {
  expect(await house.faults()).toBe(0);
  await house.server.close();
});

const letters = async (kind: string) =>
  (await mailsTo(house.server, `${shopper.username}@mail.test`)).filter((mail) => mail.kind === kind);

const orderRow = async (id: string) =>
  (await house.server.deps.database.db.select().from(coinOrders).where(eq(coinOrders.id, id)))[0];

describe('a report of the payment provider', () => {
  test('credits the coins of a paid order, tells the player and mails a receipt with its VAT', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    expect(await shopper.balance()).toBe(0);
    expect((await house.report(order, 'paid')).status).toBe(200);
    expect(await shopper.balance()).toBe(100);
    expect(await orderRow(order)).toMatchObject({ state: 'paid', held: 100, missing: 0 });
    const { db } = house.server.deps.database;
    const told = await db.select().from(notifications).where(eq(notifications.accountId, shopper.id));
    expect(told.filter(({ kind }) => kind === 'receipt')).toMatchObject([
      { title: '100 coins received', link: '/account/shop' },
    ]);
    const [mail] = await letters('coin-receipt');
    // 7.99 with 19%: 6.71 and 1.28.
    for (const words of ['$6.71 net', '$1.28 VAT (19%)', '$7.99 in all']) expect(mail?.text).toContain(words);
  });

  test('T22: credits once in a hundred replays, also all at once', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    const answers = await Promise.all(Array.from({ length: 100 }, () => house.report(order, 'paid')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(await shopper.balance()).toBe(100);
    expect(await letters('coin-receipt')).toHaveLength(1);
  });

  test('T22: credits once when the provider calls the same payment by another id', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    for (const id of ['evt_a', 'evt_b', 'evt_c']) await house.report(order, 'paid', { id: `${id}_${order}` });
    expect(await shopper.balance()).toBe(100);
  });

  const orders: readonly (readonly PurchaseOrderState[])[] = [
    ['created', 'paid', 'refunded'],
    ['created', 'refunded', 'paid'],
    ['paid', 'created', 'refunded'],
    ['paid', 'refunded', 'created'],
    ['refunded', 'created', 'paid'],
    ['refunded', 'paid', 'created'],
  ];
  test.each(orders)('T22: leads to the same balance in the order %s, %s, %s', async (...states) => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    for (const state of states) expect((await house.report(order, state)).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'refunded', held: 0 });
  });

  test('takes back what is there of a refund, and says what is missing', async () => {
    shopper = await house.shopper();
    const [spent, kept] = [await shopper.order(100), await shopper.order(100)];
    await house.report(spent, 'paid');
    await house.report(kept, 'paid');
    await house.report(kept, 'refunded');
    expect(await shopper.balance()).toBe(100);
    const premium = { 'idempotency-key': 'a-month-of-premium' };
    const path = '/v1/private/user/account/premium/purchase';
    expect(
      (await house.server.request(path, { method: 'POST', cookie: shopper.cookie, headers: premium })).status,
    ).toBe(200);
    await house.report(spent, 'disputed');
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(spent)).toMatchObject({ state: 'disputed', held: 10, missing: 10 });
    await house.report(spent, 'dispute-won');
    expect(await shopper.balance()).toBe(90);
    const texts = (await letters('coin-refund')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('10 coins had been spent already'))).toHaveLength(1);
  });

  test('T20: takes coins back whatever name a buyer has given to a purchase', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    await house.report(order, 'paid');
    const path = '/v1/private/user/account/premium/purchase';
    const buy = (key: string) =>
      house.server.request(path, { method: 'POST', cookie: shopper.cookie, headers: { 'idempotency-key': key } });
    expect((await buy(`order:${order}:refunded`)).status).toBe(400);
    for (const state of ['refunded', 'disputed']) expect((await buy(`order-${order}-${state}`)).status).toBe(200);
    expect((await house.report(order, 'refunded')).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'refunded', held: 20, missing: 20 });
  });

  test('tells a dispute and its end by letters of their own, and the receipt once', async () => {
    shopper = await house.shopper();
    const [won, lost] = [await shopper.order(100), await shopper.order(100)];
    for (const state of ['paid', 'disputed', 'dispute-won'] as const) await house.report(won, state);
    for (const state of ['paid', 'disputed', 'refunded'] as const) await house.report(lost, state);
    expect(await shopper.balance()).toBe(100);
    expect(await letters('coin-receipt')).toHaveLength(2);
    expect(await letters('coin-dispute-won')).toHaveLength(1);
    expect((await letters('coin-refund')).map(({ subject }) => subject).toSorted()).toEqual([
      'A disputed payment was given back to you',
      'A payment of yours is disputed',
      'A payment of yours is disputed',
    ]);
  });

  test('keeps the payment of a buyer who has left, credits nobody, and calls the operator', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    const { db } = house.server.deps.database;
    await db.update(accounts).set({ deletedAt: house.clock.now() }).where(eq(accounts.id, shopper.id));
    expect((await house.report(order, 'paid')).status).toBe(200);
    expect(await orderRow(order)).toMatchObject({ state: 'paid', held: 0, missing: 0, paidAt: house.clock.now() });
    expect((await orderRow(order))?.receipt).toEqual(expect.any(Number));
    expect(await shopper.balance()).toBe(0);
    for (const kind of ['coin-receipt', 'coin-refund']) expect(await letters(kind)).toEqual([]);
    expect(logged.mock.calls).toEqual([[{ order }, 'paid, nobody to credit: refund it']]);
  });

  test('T22: credits nothing for another sum, is not asked for again, and calls the operator once', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    const id = `evt_${order}_cheap`;
    for (let time = 0; time < 2; time += 1)
      expect((await house.report(order, 'paid', { id, price: 1 })).status).toBe(200);
    expect(await orderRow(order)).toMatchObject({ state: 'created', held: 0, receipt: null });
    expect(logged.mock.calls).toEqual([
      [
        { order, report: id, reason: 'other-price', sum: 1, currency: 'usd' },
        'paid otherwise than ordered, no coins were given: refund it',
      ],
    ]);
    expect((await house.report(order, 'dispute-won', { price: 1 })).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect((await house.report(order, 'paid')).status).toBe(200);
    expect(await shopper.balance()).toBe(100);
  });

  test('numbers receipts without gaps, however many come at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => house.shopper()));
    const placed = await Promise.all(shoppers.map((one) => one.order(100)));
    const before = await house.server.deps.database.db.select().from(coinOrders);
    const last = Math.max(...before.map(({ receipt }) => receipt ?? 0));
    await Promise.all(placed.map((order) => house.report(order, 'paid')));
    const numbers = await Promise.all(placed.map(async (order) => (await orderRow(order))?.receipt ?? 0));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5].map((step) => last + step));
  });
});

describe('what is no report', () => {
  test('T22: is refused and changes nothing: forged, old, early, foreign, unreadable, of another order', async () => {
    shopper = await house.shopper();
    const order = await shopper.order(100);
    const { clock } = house;
    const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const refused = [
      [403, await house.report(order, 'paid', { secret: 'another' })],
      [403, await house.report(order, 'paid', { at: ago(301) })],
      [403, await house.report(order, 'paid', { at: ago(-301) })],
      [403, await house.report(order, 'paid', { signature: '' })],
      [403, await house.report(order, 'paid', { signature: 't=1,v1=00' })],
      [
        403,
        await house.report(order, 'paid', { signature: `t=${String(clock.now().getTime())},v1=${'0'.repeat(64)}` }),
      ],
      [400, await house.report('not-an-order', 'paid')],
      [400, await house.report(order, 'given' as PurchaseOrderState)],
      [404, await house.report(nobody, 'paid')],
    ] as const;
    expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status));
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'created', held: 0 });
  });

  test('is taken at the address of the provider in use alone', async () => {
    const path = '/v1/public/market/payments/stripe/report';
    expect((await house.server.request(path, { body: {} })).status).toBe(404);
  });
});
