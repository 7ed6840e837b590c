import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpMarketGateway } from '../../../src/adapters/http/http-market-gateway';
import type { TransportInit } from '../../../src/adapters/http/transport';
import { wire } from './every-call';
import { err, ok } from '../../../src/domain/shared/result';
import { answering, refusing } from './answering';

const MARKET = '/v1/private/user/market/coins/purchase';
const key = 'k'.repeat(16);
const order = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';

/** Creates a client that responds to every call with this data, and the recorded idempotency keys. */
function keyed(data: unknown) {
  const keys: unknown[] = [];
  const status = { success: true, code: 200, message: '', debug: '' };
  const http = new HttpClient(
    (_path, { headers }: TransportInit) => {
      keys.push(headers['Idempotency-Key']);
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { market: httpMarketGateway(http), keys };
}

describe('httpMarketGateway', () => {
  test('reads the packs with prices in cents', async () => {
    const { http, requests } = answering([{ amount: 100, price: '7.99', special: true }]);
    expect(await httpMarketGateway(http).offers()).toEqual(ok([{ amount: 100, price: 799, special: true }]));
    expect(requests).toEqual([{ method: 'GET', path: '/v1/public/market/coins/purchase/offers', body: undefined }]);
  });

  test('rejects an invalid price', async () => {
    const { http } = answering([{ amount: 100, price: '007.99', special: true }]);
    expect(await httpMarketGateway(http).offers()).toEqual(err({ kind: 'malformed' }));
  });

  test('reads the showcase', async () => {
    const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
    const { http } = answering([
      { slug: 'wing', name: 'Wing', thumbnail: '/w.webp', price: 4, price_discounted: 3, game },
    ]);
    expect(await httpMarketGateway(http).showcase()).toEqual(
      ok([{ slug: 'wing', name: 'Wing', thumbnail: '/w.webp', price: 4, discounted: 3, game }]),
    );
  });

  test('orders coins directly and by email', async () => {
    const direct = answering({ payment_url: '/market/coins/checkout/1' });
    expect(await httpMarketGateway(direct.http).orderDirect({ amount: 25, key })).toEqual(
      ok('/market/coins/checkout/1'),
    );
    const mailed = answering({ message: 'Sent.' });
    expect(await httpMarketGateway(mailed.http).orderByEmail({ amount: 25, key })).toEqual(ok('Sent.'));
    expect([...direct.requests, ...mailed.requests]).toEqual([
      { method: 'POST', path: `${MARKET}/direct`, body: { amount: 25 } },
      { method: 'POST', path: `${MARKET}/by-email`, body: { amount: 25 } },
    ]);
  });

  test('sends the given idempotency key with a purchase', async () => {
    const coins = keyed({ payment_url: '/market/coins/checkout/1' });
    await coins.market.orderDirect({ amount: 25, key });
    const mailed = keyed({ message: 'Sent.' });
    await mailed.market.orderByEmail({ amount: 25, key });
    const premium = keyed({ premium: '2026-02-01T00:00:00.000Z', balance: 3, revision: 7 });
    expect(await premium.market.buyPremium({ seen: undefined, key })).toEqual(
      ok({ premiumUntil: '2026-02-01T00:00:00.000Z', balance: 3, revision: 7 }),
    );
    expect([coins.keys, mailed.keys, premium.keys]).toEqual([[key], [key], [key]]);
  });

  test('sends the end of premium that the player saw, or null', async () => {
    const { http, requests } = answering({ premium: '2026-03-01T00:00:00.000Z', balance: 3, revision: 7 });
    const seen = '2026-02-01T00:00:00.000Z';
    await httpMarketGateway(http).buyPremium({ seen, key });
    await httpMarketGateway(http).buyPremium({ seen: undefined, key });
    expect(requests.map(({ body }) => body)).toEqual([{ premium: seen }, { premium: null }]);
  });

  test('reads the status of an order', async () => {
    const { http, requests } = answering({ amount: 25, price: '2.29', state: 'waiting', taken: 0 });
    const status = { amount: 25, price: 229, state: 'waiting', taken: 0 };
    expect(await httpMarketGateway(http).order(order)).toEqual(ok(status));
    expect(requests).toMatchObject([{ method: 'GET', path: `${MARKET}/orders/${order}` }]);
    expect(await httpMarketGateway(refusing(404)).order(order)).toMatchObject({ ok: false });
    expect(await httpMarketGateway(refusing(503)).offers()).toMatchObject({ ok: false });
  });
});
