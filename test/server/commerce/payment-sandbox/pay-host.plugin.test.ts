import { test } from '@fast-check/vitest';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { writeCheckoutId, payHost } from '../../../../server/commerce/payment-sandbox/pay-host.plugin';
import { returnUrls } from '../../../../server/commerce/payments/return-urls';
import { sandboxKeys } from '../../../../server/commerce/payments/sandbox-wire';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { FakeServerClock } from '../../support/fake-server-clock';
import { testConfig } from '../../support/test-config';
import type { ShopFixture, Shopper } from '../payments/shop-fixture';
import { openShopFixture } from '../payments/shop-fixture';

const PAY = 'pay.holocade.localhost:9200';
const FORM = 'application/x-www-form-urlencoded';
let fixture: ShopFixture;
let shopper: Shopper;
let order: string;
let page: string;

beforeAll(async () => {
  fixture = await openShopFixture({ demo: false });
});
afterAll(async () => {
  expect(await fixture.faults()).toBe(0);
  await fixture.server.close();
});
beforeEach(async () => {
  shopper = await fixture.shopper();
  order = await shopper.order(25);
  const led = await fixture.server.request(`/market/coins/checkout/${order}`);
  const { pathname, search } = new URL(String(led.headers.location));
  page = `${pathname}${search}`;
});

const press = async (body: string, type = FORM) =>
  fixture.server.request(page, {
    host: PAY,
    body,
    headers: { origin: `http://${PAY}`, 'content-type': type },
  });
const success = (): string => `http://holocade.localhost:9200/market/coins/success?order=${order}`;
const cancel = (): string => `http://holocade.localhost:9200/market?payment=cancelled&order=${order}`;

describe('a checkout of the sandbox', () => {
  test('shows its price, is not cached, and can only post to itself and link to the portal', async () => {
    const shown = await fixture.server.request(page, { host: PAY });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Pay $2.29');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.headers['content-security-policy']).toContain(
      `form-action 'self' http://${PAY} http://holocade.localhost:9200`,
    );
    expect(shown.setCookies).toEqual([]);
  });

  test.each([
    ['pay', 25, 'success'],
    ['twice', 25, 'success'],
    ['late', 0, 'success'],
    ['cancel', 0, 'cancel'],
    ['decline', 0, 'The card was declined. You can try again.'],
    ['refund', 0, 'The refund was reported.'],
    ['dispute', 0, 'The dispute was reported.'],
    ['dispute-won', 25, 'The won dispute was reported.'],
  ] as const)('performs the action %s', async (act, coins, end) => {
    const done = await press(`act=${act}`);
    if (end === 'success' || end === 'cancel')
      expect([done.status, done.headers.location]).toEqual([303, end === 'success' ? success() : cancel()]);
    else expect([done.status, done.text.includes(end)]).toEqual([200, true]);
    expect(await shopper.balance()).toBe(coins);
  });

  test('sends a late event after ten seconds', async () => {
    await press('act=late');
    fixture.clock.advance(9_999);
    expect(await shopper.balance()).toBe(0);
    fixture.clock.advance(1);
    await expect.poll(() => shopper.balance()).toBe(25);
  });

  test('can be paid after it was declined or cancelled, and then disputed, won and refunded', async () => {
    const balances: number[] = [];
    for (const act of ['decline', 'cancel', 'pay', 'dispute', 'dispute-won', 'refund', 'pay']) {
      await press(`act=${act}`);
      balances.push(await shopper.balance());
    }
    expect(balances).toEqual([0, 0, 25, 0, 25, 0, 0]);
  });

  test('refuses an unknown action', async () => {
    for (const body of ['act=steal', '', 'act=', 'ACT=pay']) expect((await press(body)).status).toBe(400);
    expect((await press('{"act":"pay"}', 'application/json')).status).toBe(400);
    expect(await shopper.balance()).toBe(0);
  });

  test.each(['/checkout', '/checkout?id=invented.id', '/', '/elsewhere'])(
    'that is invalid shows a page with a link to the shop: %s',
    async (path) => {
      const shown = await fixture.server.request(path, { host: PAY });
      expect([shown.status, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(shown.text).toContain('<a href="http://holocade.localhost:9200/market">Back to the');
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('does not exist on another host', async () => {
    expect((await fixture.server.request(page)).status).toBe(404);
  });
});

test.each([
  ['open', 1],
  ['closed', 0],
] as const)('a server that is %s sends this number of pending late events: %i', async (state, reports) => {
  const clock = new FakeServerClock();
  const urls = publicUrls(testConfig());
  const keys = sandboxKeys('a secret');
  const ask = vi.fn(async () => new Response(null, { status: 200 }));
  const app = fastify();
  const webhook = 'http://holocade.localhost/report';
  await payHost(app, { deps: { clock, random: systemRandom, urls }, keys, ask, webhook });
  const checkout = { order: crypto.randomUUID(), amount: 10, price: 99, ...returnUrls(urls, 'an-order') };
  const url = `/checkout?id=${writeCheckoutId(keys.checkoutSecret, checkout)}`;
  const headers = { 'content-type': FORM };
  expect((await app.inject({ method: 'POST', url, headers, payload: 'act=late' })).statusCode).toBe(303);
  if (state === 'closed') await app.close();
  clock.advance(10_000);
  expect(ask).toHaveBeenCalledTimes(reports);
  await app.close();
});
