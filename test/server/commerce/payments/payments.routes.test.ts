import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import {
  coinOffers,
  coinPurchaseByEmail,
  coinPurchaseComplete,
  coinPurchaseDirect,
  orderStatus,
} from '../../../../src/contract/market.contract';
import { dataOf } from '../../support/data-of';
import { mailsTo, secretsIn } from '../../support/mails-to';
import type { ShopFixture, Shopper } from './shop-fixture';
import { openShopFixture } from './shop-fixture';

const PAY = 'pay.holocade.localhost:9200';
const DAY = 86_400_000;
let fixture: ShopFixture;
let shopper: Shopper;

beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
});
// Each player has a separate limit of purchases.
beforeEach(async () => {
  shopper = await fixture.shopper();
});
afterAll(async () => {
  expect(await fixture.faults()).toBe(0);
  await fixture.server.close();
});

const direct = (body: unknown, key: string = crypto.randomUUID(), cookie = shopper.cookie) =>
  fixture.server.request(coinPurchaseDirect.path, { body, cookie, headers: { 'idempotency-key': key } });
const complete = (secret: string) =>
  fixture.server.request(coinPurchaseComplete.path.replace('{secret}', secret), { method: 'PATCH', body: {} });
/** Performs an action at an order's checkout and returns the redirect. */
async function atCheckout(path: string, act: string): Promise<string | undefined> {
  const led = await fixture.server.request(path);
  expect(led.status).toBe(303);
  const url = new URL(String(led.headers['location']));
  expect(url.host).toBe(PAY);
  const done = await fixture.server.request(`${url.pathname}${url.search}`, {
    host: PAY,
    method: 'POST',
    body: `act=${act}`,
    headers: { origin: `http://${PAY}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return done.headers['location'];
}

test('the coin packs have the configured prices', async () => {
  expect(dataOf(coinOffers, await fixture.server.request(coinOffers.path))).toEqual([
    { amount: 10, price: '0.99', special: false },
    { amount: 25, price: '2.29', special: false },
    { amount: 50, price: '4.49', special: false },
    { amount: 100, price: '7.99', special: true },
    { amount: 250, price: '17.99', special: false },
  ]);
});

describe('a direct purchase of coins', () => {
  test('is paid at the checkout, and the coins are credited on return', async () => {
    const { payment_url: path } = dataOf(coinPurchaseDirect, await direct({ amount: 25 }));
    const order = path.split('/').at(-1) ?? '';
    const before = await shopper.balance();
    expect(await atCheckout(path, 'pay')).toBe(`http://holocade.localhost:9200/market/coins/success?order=${order}`);
    expect(await shopper.balance()).toBe(before + 25);
    const status = await fixture.server.request(orderStatus.path.replace('{order}', order), { cookie: shopper.cookie });
    expect(dataOf(orderStatus, status)).toEqual({ amount: 25, price: '2.29', state: 'paid', taken: 0 });
  });

  test.each([
    ['twice', 25, '/market/coins/success'],
    ['cancel', 0, '/market?payment=cancelled&order='],
    ['decline', 0, undefined],
  ] as const)('at a checkout with the action %s credits %i coins', async (act, coins, to) => {
    const { payment_url: path } = dataOf(coinPurchaseDirect, await direct({ amount: 25 }));
    const before = await shopper.balance();
    const led = await atCheckout(path, act);
    if (to === undefined) expect(led).toBeUndefined();
    else expect(led).toContain(to);
    expect(await shopper.balance()).toBe(before + coins);
  });

  test('with a late event credits the coins late', async () => {
    const { payment_url: path } = dataOf(coinPurchaseDirect, await direct({ amount: 25 }));
    const before = await shopper.balance();
    await atCheckout(path, 'late');
    expect(await shopper.balance()).toBe(before);
    fixture.clock.advance(10_000);
    await expect.poll(() => shopper.balance()).toBe(before + 25);
  });

  test.each([-1, 0, 1.5, 1e9, '10', null, 11])(
    'T23: is refused for the amount %j, which is not on offer',
    async (amount) => {
      const answer = await direct({ amount });
      expect(answer.status).toBe(422);
      expect(answer.envelope().status.debug).toBe('err_validation');
    },
  );

  test('T23: is refused with a custom price, with a malformed key, and without a session', async () => {
    expect((await direct({ amount: 10, price: '0.01' })).status).toBe(422);
    expect((await direct({ amount: 10 }, 'short')).status).toBe(400);
    expect((await direct({ amount: 10 }, undefined, '')).status).toBe(401);
  });

  test('T21: creates one order for a key, also concurrently, and refuses another amount under it', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => direct({ amount: 50 }, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const orders = await fixture.server.deps.database.db.select().from(coinOrders);
    expect(orders.filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1);
    const other = await direct({ amount: 10 }, key);
    expect([other.status, other.envelope().status.debug]).toEqual([409, 'err_idempotency_key']);
  });

  test('is invisible to other players', async () => {
    const order = await shopper.order(10);
    const other = await fixture.shopper();
    const path = orderStatus.path.replace('{order}', order);
    expect((await fixture.server.request(path, { cookie: other.cookie })).status).toBe(404);
  });
});

describe('a purchase of coins by email', () => {
  const OVER = 'This link has expired or is already paid. You can request a new one in the shop.';
  const ask = async (one: Shopper, amount: number, key: string = crypto.randomUUID()) => {
    const headers = { 'idempotency-key': key };
    const answer = await fixture.server.request(coinPurchaseByEmail.path, {
      body: { amount },
      cookie: one.cookie,
      headers,
    });
    const mails = await mailsTo(fixture.server, `${one.username}@mail.test`);
    const links = mails.filter(({ kind }) => kind === 'coin-checkout');
    const [mail] = links;
    return { answer, links, mail, secret: secretsIn('coin-purchase', mail)[0] ?? '' };
  };

  test('has a link that works until the order is paid, also after a lost response', async () => {
    const one = await fixture.shopper();
    const { answer, mail, secret } = await ask(one, 100);
    expect(dataOf(coinPurchaseByEmail, answer).message).toContain('100 coins');
    expect(mail?.text).toContain('$7.99');
    const { payment_url: path } = dataOf(coinPurchaseComplete, await complete(secret));
    expect(dataOf(coinPurchaseComplete, await complete(secret)).payment_url).toBe(path);
    expect(await atCheckout(path, 'pay')).toContain('/market/coins/success');
    expect(await one.balance()).toBe(100);
    const over = await complete(secret);
    expect([over.status, over.envelope().status.message]).toEqual([422, OVER]);
  });

  test('sends one email for each key', async () => {
    const one = await fixture.shopper();
    const key = crypto.randomUUID();
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => ask(one, 25, key)));
    for (const { answer } of others) expect([answer.status, answer.text]).toEqual([200, first?.answer.text]);
    const { answer, links } = await ask(one, 25, key);
    expect(dataOf(coinPurchaseByEmail, answer).message).toContain('25 coins');
    expect(links).toHaveLength(1);
  });

  test('T33: sends an unverified address three emails a day, without the username', async () => {
    const one = await fixture.shopper({ confirmed: false });
    for (const amount of [10, 25, 50]) {
      const { answer, links, secret } = await ask(one, amount);
      expect(dataOf(coinPurchaseByEmail, answer).message).toContain(`${String(amount)} coins`);
      for (const { subject, text, html } of links) expect([subject, text, html].join()).not.toContain(one.username);
      expect((await complete(secret)).status).toBe(200);
    }
    const { answer, links } = await ask(one, 100);
    expect([answer.status, links.length]).toEqual([429, 3]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    fixture.clock.advance(DAY);
    expect((await ask(one, 100)).answer.status).toBe(200);
  });

  test('has a link that fails after the order is cancelled', async () => {
    const { secret } = await ask(await fixture.shopper(), 10);
    const { payment_url: path } = dataOf(coinPurchaseComplete, await complete(secret));
    await atCheckout(path, 'cancel');
    expect((await complete(secret)).status).toBe(422);
  });

  test('opens one checkout for ten concurrent uses of a link', async () => {
    const { secret } = await ask(await fixture.shopper(), 10);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(secret)));
    const paths = answers.map((answer) => dataOf(coinPurchaseComplete, answer).payment_url);
    expect(new Set(paths).size).toBe(1);
  });

  test('has a link that fails after a day, and refuses invented links', async () => {
    const { secret } = await ask(await fixture.shopper(), 10);
    fixture.clock.advance(DAY + 1);
    expect((await complete(secret)).status).toBe(422);
    expect((await complete('invented')).status).toBe(422);
  });
});

test('the sandbox opens no checkout for strangers, and shows only its own checkouts', async () => {
  const body = {
    order: crypto.randomUUID(),
    amount: 10,
    price: 1,
    success: 'http://a.test',
    cancel: 'http://a.test',
  };
  const opened = await fixture.server.request('/v1/checkouts', {
    host: PAY,
    body,
    headers: { authorization: 'Bearer no' },
  });
  expect(opened.status).toBe(403);
  expect((await fixture.server.request('/checkout?id=e30.AAAA', { host: PAY })).status).toBe(404);
  expect((await fixture.server.request('/checkout', { host: PAY })).status).toBe(404);
});

test('production without a provider sells no coins and has no sandbox', async () => {
  const environment = { NODE_ENV: 'production', HOLOCADE_DEMO: '0', HOLOCADE_HOST: 'holocade.localhost' };
  const other = await openShopFixture({ demo: false, environment });
  const host = 'holocade.localhost';
  const offered = await other.server.request('/checkout?id=a', { host: `pay.${host}` });
  expect(offered.status).toBe(404);
  expect(other.server.deps.payments).toBeUndefined();
  expect(dataOf(coinOffers, await other.server.request(coinOffers.path, { host }))).toEqual([]);
  await other.server.close();
});
