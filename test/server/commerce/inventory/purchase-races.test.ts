import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../support/http-client';
import type { ShopFixture, Shopper } from './shop-fixture';
import { newKey, openShopFixture } from './shop-fixture';

let fixture: ShopFixture;

beforeAll(async () => {
  fixture = await openShopFixture();
  await fixture.item('hat');
  await fixture.item('wick', { consumable: true });
});
afterAll(() => fixture.server.close());

const times = <T>(count: number, make: () => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Retries under the same key while the database has no free connection. */
async function insist(shopper: Shopper, item: string, key = newKey()): Promise<Answer> {
  const answer = await shopper.buy(item, { key });
  return answer.status === 503 ? insist(shopper, item, key) : answer;
}

test('T20: one of a hundred simultaneous purchases succeeds with coins for one', async () => {
  const vega = await fixture.shopper(10);
  const answers = await times(100, () => insist(vega, 'wick'));
  const words = answers.map(({ status, envelope }) => (status === 200 ? 'bought' : envelope().status.debug));
  expect(words.filter((word) => word === 'bought')).toHaveLength(1);
  expect(words.filter((word) => word === 'err_insufficient_coins')).toHaveLength(99);
  expect(await vega.coins()).toEqual({ balance: 0, entries: [10, -10] });
  expect(await vega.owned()).toEqual([['wick', 1, null]]);
}, 60_000);

test('T20: one of a hundred simultaneous purchases of items and premium succeeds with coins for one', async () => {
  const vega = await fixture.shopper(10);
  const insistOnMonth = async (key = newKey()): Promise<Answer> => {
    const answer = await vega.buyPremium(key);
    return answer.status === 503 ? insistOnMonth(key) : answer;
  };
  const both = await Promise.all([times(50, () => insist(vega, 'wick')), times(50, () => insistOnMonth())]);
  const words = both.flat().map(({ status, envelope }) => (status === 200 ? 'bought' : envelope().status.debug));
  expect(words.filter((word) => word === 'bought')).toHaveLength(1);
  expect(words.filter((word) => word === 'err_insufficient_coins')).toHaveLength(99);
  expect(await vega.coins()).toEqual({ balance: 0, entries: [10, -10] });
}, 60_000);

test('T20: one of twenty simultaneous purchases of a unique item succeeds, with coins for all', async () => {
  const vega = await fixture.shopper(1_000);
  const answers = await times(20, () => insist(vega, 'hat'));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await vega.coins()).toEqual({ balance: 990, entries: [1_000, -10] });
});

test('T21: fifty simultaneous purchases under one key buy once and get the same response', async () => {
  const vega = await fixture.shopper(1_000);
  const key = newKey();
  const answers = await times(50, () => insist(vega, 'wick', key));
  expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  expect(await vega.coins()).toEqual({ balance: 990, entries: [1_000, -10] });
  expect(await vega.owned()).toEqual([['wick', 1, null]]);
});
