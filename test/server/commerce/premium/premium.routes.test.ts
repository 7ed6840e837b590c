import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authStatus } from '../../../../src/contract/account.contract';
import { premiumPurchase } from '../../../../src/contract/market.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { dataOf } from '../../support/data-of';
import type { ShopFixture, Shopper } from '../payments/shop-fixture';
import { openShopFixture } from '../payments/shop-fixture';
import { sentEvent } from '../../support/sent-event';

const revision: unknown = expect.any(Number);
let fixture: ShopFixture;
let shopper: Shopper;

beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
});
beforeEach(async () => {
  shopper = await fixture.shopper();
});
afterAll(async () => {
  expect(await fixture.faults()).toBe(0);
  await fixture.server.close();
});

const give = (amount: number) =>
  fixture.server.deps.database.transaction((tx) =>
    moveCoins(tx, {
      accountId: shopper.id,
      amount,
      reason: 'grant',
      key: `given-${String(amount)}`,
      at: fixture.clock.now(),
    }),
  );
const buy = (key: string = crypto.randomUUID(), body: { readonly premium?: string | null } = {}) =>
  fixture.server.request(premiumPurchase.path, {
    method: 'POST',
    body,
    cookie: shopper.cookie,
    headers: { 'idempotency-key': key },
  });
/** Sends a purchase and closes the connection before the response. */
const unanswered = (key: string): Promise<void> =>
  new Promise((resolve) => {
    const { port, origin } = fixture.server;
    const headers = { host: new URL(origin).host, origin, cookie: shopper.cookie, 'idempotency-key': key };
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path: premiumPurchase.path, headers });
    sent.on('error', () => resolve());
    sent.on('finish', () => sent.destroy(new Error('gone')));
    sent.end();
  });
const until = async () =>
  (await fixture.server.deps.database.db.select().from(accounts).where(eq(accounts.id, shopper.id)))[0]?.premiumUntil;

test('a month of premium costs ten coins, and the next month starts at its end', async () => {
  await give(25);
  expect(dataOf(premiumPurchase, await buy())).toEqual({ premium: '2026-04-01T12:00:00.000Z', balance: 15, revision });
  expect(dataOf(premiumPurchase, await buy())).toEqual({ premium: '2026-05-01T12:00:00.000Z', balance: 5, revision });
  const refused = await buy();
  expect([refused.status, refused.envelope().status.debug]).toEqual([409, 'err_insufficient_coins']);
  expect(refused.envelope().status.message).toBe('You need 5 more coins for this.');
});

test('the response with the greatest revision of concurrent purchases has the final balance', async () => {
  await give(60);
  const answers = (await Promise.all(Array.from({ length: 6 }, () => buy()))).map((answer) =>
    dataOf(premiumPurchase, answer),
  );
  const inOrder = answers.toSorted((one, other) => one.revision - other.revision);
  expect(inOrder.map(({ balance }) => balance)).toEqual([50, 40, 30, 20, 10, 0]);
  const status = dataOf(authStatus, await fixture.server.request(authStatus.path, { cookie: shopper.cookie }));
  expect(status.account).toMatchObject({ balance: 0, balanceRevision: inOrder.at(-1)?.revision });
});

test('T24: twenty concurrent purchases end within a year, and each sold month is paid', async () => {
  await give(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy()));
  const bought = answers.filter(({ status }) => status === 200).length;
  expect(bought).toBe(12);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  expect((await until())?.toISOString()).toBe('2027-03-01T12:00:00.000Z');
  expect(await shopper.balance()).toBe(200 - bought * 10);
});

test('T21: fifty purchases under one key buy one month, with one response', async () => {
  await give(200);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await shopper.balance()).toBe(190);
});

test('a purchase of premium is refused and charges nothing if its end has changed since the buyer saw it', async () => {
  await give(50);
  const first = crypto.randomUUID();
  expect((await buy(first, { premium: null })).status).toBe(200);
  const stale = await buy(undefined, { premium: null });
  expect([stale.status, stale.envelope().status]).toMatchObject([
    409,
    { debug: 'err_premium_changed', message: expect.stringMatching(/nothing was bought/) as unknown },
  ]);
  expect([await shopper.balance(), (await until())?.toISOString()]).toEqual([40, '2026-04-01T12:00:00.000Z']);
  // A repetition gets its first response, although the end has changed by its own purchase.
  expect(dataOf(premiumPurchase, await buy(first, { premium: null })).balance).toBe(40);
  expect((await buy(undefined, { premium: '2026-04-01T12:00:00.000Z' })).status).toBe(200);
  expect((await buy(undefined, { premium: '2026-04-01T12:00:00.000Z' })).status).toBe(409);
  expect((await buy(undefined, { premium: 'tomorrow' })).status).toBe(422);
  expect(await shopper.balance()).toBe(30);
});

test('of concurrent purchases from the same end of premium, one is bought', async () => {
  await give(100);
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(undefined, { premium: null })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await shopper.balance()).toBe(90);
});

test('T21: a purchase whose response is lost is charged once after a retry', async () => {
  await give(100);
  for (const key of ['a-key-that-is-lost-1', 'a-key-that-is-lost-2']) {
    const before = await shopper.balance();
    await unanswered(key);
    await expect.poll(() => shopper.balance()).toBe(before - 10);
    expect(dataOf(premiumPurchase, await buy(key)).balance).toBe(before - 10);
    expect(await shopper.balance()).toBe(before - 10);
  }
});

test('open pages receive a month once, without repeated responses and refusals', async () => {
  await give(20);
  const publish = vi.spyOn(fixture.server.deps.realtime, 'publish');
  const key = crypto.randomUUID();
  await buy(key);
  const channel = `account.${shopper.id}`;
  const expected = [
    [channel, '.balance.updated', { total: 10, revision }],
    [channel, '.premium.updated', { until: '2026-04-01T12:00:00.000Z' }],
  ];
  expect(publish.mock.calls.map(sentEvent)).toEqual(expected);
  await buy();
  publish.mockClear();
  await buy(key);
  await buy();
  expect(publish).not.toHaveBeenCalled();
  publish.mockRestore();
});

test('a purchase without a session is refused', async () => {
  await give(10);
  const path = premiumPurchase.path;
  expect((await fixture.server.request(path, { method: 'POST', body: {} })).status).toBe(401);
  expect(await shopper.balance()).toBe(10);
});
