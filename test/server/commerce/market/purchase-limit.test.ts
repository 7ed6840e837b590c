import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { coinPurchaseDirect, premiumPurchase } from '../../../../src/contract/market.contract';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { NODE_ENV: 'production' }, maxDelayMs: 0 });
});
afterAll(() => server.close());

async function signedIn(name: string, ip: string): Promise<TestBrowser> {
  await addPlayer(server, name);
  const browser = new TestBrowser(server, ip);
  await browser.login(name, PASSWORD);
  return browser;
}

test.each([
  ['coins', coinPurchaseDirect.path, { amount: 10 }, 503],
  ['premium', premiumPurchase.path, {}, 409],
  ['items', itemPurchase.path.replace('{game}', 'no-game').replace('{item}', 'no-item'), { count: 1 }, 404],
] as const)(
  'T33: in production a player can request %s ten times a minute, independent of other players',
  async (what, path, body, status) => {
    const [one, other] = [await signedIn(`${what}-one`, '192.0.2.1'), await signedIn(`${what}-other`, '192.0.2.2')];
    const ask = async (browser: TestBrowser): Promise<number> => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return (await browser.send(path, { method: 'POST', body, headers })).status;
    };
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await ask(one)).toBe(status);
    expect(await ask(one)).toBe(429);
    expect(await ask(other)).toBe(status);
  },
);
