import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { MockInstance } from 'vitest';
import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { mailsTo } from '../../support/mails-to';
import type { ShopFixture, Shopper } from './shop-fixture';
import { openShopFixture } from './shop-fixture';

let fixture: ShopFixture;
let shopper: Shopper;
let logged: MockInstance;

beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
  logged = vi.spyOn(fixture.server.deps.log, 'error');
});
beforeEach(() => void logged.mockClear());
afterAll(async () => {
  expect(await fixture.faults()).toBe(0);
  await fixture.server.close();
});

const letters = async (kind: string) =>
  (await mailsTo(fixture.server, `${shopper.username}@mail.test`)).filter((mail) => mail.kind === kind);

const orderRow = async (id: string) =>
  (await fixture.server.deps.database.db.select().from(coinOrders).where(eq(coinOrders.id, id)))[0];

describe('a payment event', () => {
  test('credits the coins of a paid order, notifies the player and emails a receipt with VAT', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    expect(await shopper.balance()).toBe(0);
    expect((await fixture.sendEvent(order, 'paid')).status).toBe(200);
    expect(await shopper.balance()).toBe(100);
    expect(await orderRow(order)).toMatchObject({ state: 'paid', held: 100, missing: 0 });
    const { db } = fixture.server.deps.database;
    const received = await db.select().from(notifications).where(eq(notifications.accountId, shopper.id));
    expect(received.filter(({ kind }) => kind === 'receipt')).toMatchObject([
      { title: '100 coins received', link: '/account/shop' },
    ]);
    const [mail] = await letters('coin-receipt');
    // 7.99 with 19%: 6.71 and 1.28.
    for (const words of ['$6.71 net', '$1.28 VAT (19%)', '$7.99 in total']) expect(mail?.text).toContain(words);
  });

  test('T22: credits once for a hundred sequential and concurrent replays', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    const answers = await Promise.all(Array.from({ length: 100 }, () => fixture.sendEvent(order, 'paid')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(await shopper.balance()).toBe(100);
    expect(await letters('coin-receipt')).toHaveLength(1);
  });

  test('T22: credits once if the provider reports a payment under two ids', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    for (const id of ['evt_a', 'evt_b', 'evt_c']) await fixture.sendEvent(order, 'paid', { id: `${id}_${order}` });
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
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    for (const state of states) expect((await fixture.sendEvent(order, state)).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'refunded', held: 0 });
  });

  test('takes back the remaining coins of a refund, and reports the missing ones', async () => {
    shopper = await fixture.shopper();
    const [spent, refundable] = [await shopper.order(100), await shopper.order(100)];
    await fixture.sendEvent(spent, 'paid');
    await fixture.sendEvent(refundable, 'paid');
    await fixture.sendEvent(refundable, 'refunded');
    expect(await shopper.balance()).toBe(100);
    const premium = { 'idempotency-key': 'a-month-of-premium' };
    const path = '/v1/private/user/account/premium/purchase';
    expect(
      (await fixture.server.request(path, { method: 'POST', cookie: shopper.cookie, headers: premium })).status,
    ).toBe(200);
    await fixture.sendEvent(spent, 'disputed');
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(spent)).toMatchObject({ state: 'disputed', held: 10, missing: 10 });
    await fixture.sendEvent(spent, 'dispute-won');
    expect(await shopper.balance()).toBe(90);
    const texts = (await letters('coin-refund')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('10 coins had already been spent'))).toHaveLength(1);
  });

  test('T20: takes coins back whatever key a buyer has used for a purchase', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    await fixture.sendEvent(order, 'paid');
    const path = '/v1/private/user/account/premium/purchase';
    const buy = (key: string) =>
      fixture.server.request(path, { method: 'POST', cookie: shopper.cookie, headers: { 'idempotency-key': key } });
    expect((await buy(`order:${order}:refunded`)).status).toBe(400);
    for (const state of ['refunded', 'disputed']) expect((await buy(`order-${order}-${state}`)).status).toBe(200);
    expect((await fixture.sendEvent(order, 'refunded')).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'refunded', held: 20, missing: 20 });
  });

  test('sends separate emails for a dispute and its end, and the receipt once', async () => {
    shopper = await fixture.shopper();
    const [won, lost] = [await shopper.order(100), await shopper.order(100)];
    for (const state of ['paid', 'disputed', 'dispute-won'] as const) await fixture.sendEvent(won, state);
    for (const state of ['paid', 'disputed', 'refunded'] as const) await fixture.sendEvent(lost, state);
    expect(await shopper.balance()).toBe(100);
    expect(await letters('coin-receipt')).toHaveLength(2);
    expect(await letters('coin-dispute-won')).toHaveLength(1);
    expect((await letters('coin-refund')).map(({ subject }) => subject).toSorted()).toEqual([
      'Your disputed payment was refunded',
      'Your payment is disputed',
      'Your payment is disputed',
    ]);
  });

  test('stores the payment of a deleted account, credits nobody and logs an error', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    const { db } = fixture.server.deps.database;
    await db.update(accounts).set({ deletedAt: fixture.clock.now() }).where(eq(accounts.id, shopper.id));
    expect((await fixture.sendEvent(order, 'paid')).status).toBe(200);
    expect(await orderRow(order)).toMatchObject({ state: 'paid', held: 0, missing: 0, paidAt: fixture.clock.now() });
    expect((await orderRow(order))?.receipt).toEqual(expect.any(Number));
    expect(await shopper.balance()).toBe(0);
    for (const kind of ['coin-receipt', 'coin-refund']) expect(await letters(kind)).toEqual([]);
    expect(logged.mock.calls).toEqual([[{ order }, 'Payment received, but the account is deleted. Refund it.']]);
  });

  test('T22: accepts another sum without crediting it, and logs one error', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    const id = `evt_${order}_cheap`;
    for (let time = 0; time < 2; time += 1)
      expect((await fixture.sendEvent(order, 'paid', { id, price: 1 })).status).toBe(200);
    expect(await orderRow(order)).toMatchObject({ state: 'created', held: 0, receipt: null });
    expect(logged.mock.calls).toEqual([
      [
        { order, event: id, reason: 'other-price', expected: { sum: 799, currency: 'usd' }, sum: 1, currency: 'usd' },
        `Coin order ${order}: amount mismatch (expected 799 usd, got 1 usd, in the smallest unit). No coins were credited. Refund it.`,
      ],
    ]);
    expect((await fixture.sendEvent(order, 'dispute-won', { price: 1 })).status).toBe(200);
    expect(await shopper.balance()).toBe(0);
    expect((await fixture.sendEvent(order, 'paid')).status).toBe(200);
    expect(await shopper.balance()).toBe(100);
  });

  test('numbers concurrent receipts without gaps', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => fixture.shopper()));
    const placed = await Promise.all(shoppers.map((one) => one.order(100)));
    const before = await fixture.server.deps.database.db.select().from(coinOrders);
    const last = Math.max(...before.map(({ receipt }) => receipt ?? 0));
    await Promise.all(placed.map((order) => fixture.sendEvent(order, 'paid')));
    const numbers = await Promise.all(placed.map(async (order) => (await orderRow(order))?.receipt ?? 0));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5].map((step) => last + step));
  });
});

describe('an invalid payment event', () => {
  test('T22: is refused without effect: forged, old, early, foreign, unreadable, unknown order', async () => {
    shopper = await fixture.shopper();
    const order = await shopper.order(100);
    const { clock } = fixture;
    const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const refused = [
      [403, await fixture.sendEvent(order, 'paid', { secret: 'another' })],
      [403, await fixture.sendEvent(order, 'paid', { at: ago(301) })],
      [403, await fixture.sendEvent(order, 'paid', { at: ago(-301) })],
      [403, await fixture.sendEvent(order, 'paid', { signature: '' })],
      [403, await fixture.sendEvent(order, 'paid', { signature: 't=1,v1=00' })],
      [
        403,
        await fixture.sendEvent(order, 'paid', {
          signature: `t=${String(clock.now().getTime())},v1=${'0'.repeat(64)}`,
        }),
      ],
      [400, await fixture.sendEvent('not-an-order', 'paid')],
      [400, await fixture.sendEvent(order, 'given' as PurchaseOrderState)],
      [404, await fixture.sendEvent(nobody, 'paid')],
    ] as const;
    expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status));
    expect(await shopper.balance()).toBe(0);
    expect(await orderRow(order)).toMatchObject({ state: 'created', held: 0 });
  });

  test('is accepted only at the address of the active provider', async () => {
    const path = '/v1/public/market/payments/stripe/report';
    expect((await fixture.server.request(path, { body: {} })).status).toBe(404);
  });
});
