import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authStatus } from '../../../../src/contract/account.contract';
import { premiumPurchase } from '../../../../src/contract/market.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { dataOf } from '../../support/data-of';
import type { ShopHouse, Shopper } from '../payments/shop-house';
import { openShopHouse } from '../payments/shop-house';

const revision: unknown = expect.any(Number);
let house: ShopHouse;
let shopper: Shopper;

beforeAll(async () => {
  house = await openShopHouse({ demo: false });
});
beforeEach(async () => {
  shopper = await house.shopper();
});
afterAll(async () => {
  expect(await house.faults()).toBe(0);
  await house.server.close();
});

const give = (amount: number) =>
  house.server.deps.database.transaction((tx) =>
    moveCoins(tx, {
      accountId: shopper.id,
      amount,
      reason: 'grant',
      key: `given-${String(amount)}`,
      at: house.clock.now(),
    }),
  );
const buy = (key: string = crypto.randomUUID()) =>
  house.server.request(premiumPurchase.path, {
    method: 'POST',
    body: {},
    cookie: shopper.cookie,
    headers: { 'idempotency-key': key },
  });
/** Sends a purchase and is gone before its answer comes. */
const unanswered = (key: string): Promise<void> =>
  new Promise((resolve) => {
    const { port, origin } = house.server;
    const headers = { host: new URL(origin).host, origin, cookie: shopper.cookie, 'idempotency-key': key };
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path: premiumPurchase.path, headers });
    sent.on('error', () => resolve());
    sent.on('finish', () => sent.destroy(new Error('gone')));
    sent.end();
  });
const until = async () =>
  (await house.server.deps.database.db.select().from(accounts).where(eq(accounts.id, shopper.id)))[0]?.premiumUntil;

test('a month of premium costs ten coins, and the next one begins where it ends', async () => {
  await give(25);
  expect(dataOf(premiumPurchase, await buy())).toEqual({ premium: '2026-04-01T12:00:00.000Z', balance: 15, revision });
  expect(dataOf(premiumPurchase, await buy())).toEqual({ premium: '2026-05-01T12:00:00.000Z', balance: 5, revision });
  const refused = await buy();
  expect([refused.status, refused.envelope().status.debug]).toEqual([409, 'err_insufficient_coins']);
  expect(refused.envelope().status.message).toBe('You need 5 more coins for this.');
});

test('of purchases at once, the answer with the greatest revision has the balance that is there in the end', async () => {
  await give(60);
  const told = (await Promise.all(Array.from({ length: 6 }, () => buy()))).map((answer) =>
    dataOf(premiumPurchase, answer),
  );
  const inOrder = told.toSorted((one, other) => one.revision - other.revision);
  expect(inOrder.map(({ balance }) => balance)).toEqual([50, 40, 30, 20, 10, 0]);
  const status = dataOf(authStatus, await house.server.request(authStatus.path, { cookie: shopper.cookie }));
  expect(status.account).toMatchObject({ balance: 0, balanceRevision: inOrder.at(-1)?.revision });
});

test('T24: twenty purchases at once end within a year, and cost what they gave', async () => {
  await give(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy()));
  const bought = answers.filter(({ status }) => status === 200).length;
  expect(bought).toBe(12);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  expect((await until())?.toISOString()).toBe('2027-03-01T12:00:00.000Z');
  expect(await shopper.balance()).toBe(200 - bought * 10);
});

test('T21: fifty purchases under one key are one, with one answer', async () => {
  await give(200);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await shopper.balance()).toBe(190);
});

test('T21: a purchase whose answer is lost on its way is charged once when it is sent again', async () => {
  await give(100);
  for (const key of ['a-key-that-is-lost-1', 'a-key-that-is-lost-2']) {
    const before = await shopper.balance();
    await unanswered(key);
    await expect.poll(() => shopper.balance()).toBe(before - 10);
    expect(dataOf(premiumPurchase, await buy(key)).balance).toBe(before - 10);
    expect(await shopper.balance()).toBe(before - 10);
  }
});

test('the open pages hear of a month once, not of an answer that is given again, and not of a refusal', async () => {
  await give(20);
  const publish = vi.spyOn(house.server.deps.realtime, 'publish');
  const key = crypto.randomUUID();
  await buy(key);
  const channel = `account.${shopper.id}`;
  const told = [
    [channel, '.balance.updated', { total: 10, revision }],
    [channel, '.premium.updated', { until: '2026-04-01T12:00:00.000Z' }],
  ];
  expect(publish.mock.calls).toEqual(told);
  await buy();
  publish.mockClear();
  await buy(key);
  await buy();
  expect(publish).not.toHaveBeenCalled();
  publish.mockRestore();
});

test('without a key or a session nothing is bought', async () => {
  await give(10);
  const path = premiumPurchase.path;
  expect((await house.server.request(path, { method: 'POST', body: {}, cookie: shopper.cookie })).status).toBe(400);
  expect((await house.server.request(path, { method: 'POST', body: {} })).status).toBe(401);
  expect(await shopper.balance()).toBe(10);
});
