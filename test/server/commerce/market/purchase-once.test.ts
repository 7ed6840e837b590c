import { fc, test as property } from '@fast-check/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../../../../server/commerce/market/audit-ledger';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { coinPurchaseByEmail, coinPurchaseDirect, premiumPurchase } from '../../../../src/contract/market.contract';
import { emails } from '../../../../server/platform/database/schema/emails';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import type { Answer } from '../../support/http-client';
import type { ShopFixture, Shopper } from '../inventory/shop-fixture';
import { GAME, newKey, openShopFixture } from '../inventory/shop-fixture';

const DAY = 86_400_000;
let fixture: ShopFixture;

beforeAll(async () => {
  fixture = await openShopFixture();
  await fixture.item('wick', { consumable: true, price: 3, position: 8 });
});
afterAll(() => fixture.server.close());

const item = itemPurchase.path.replace('{game}', GAME).replace('{item}', 'wick');
/** Every call that buys something, with two bodies if it has any. */
type Purchase = readonly [name: string, path: string, body: object];
const purchases: readonly Purchase[] = [
  ['coins', coinPurchaseDirect.path, { amount: 10 }],
  ['more coins', coinPurchaseDirect.path, { amount: 25 }],
  ['coins by e-mail', coinPurchaseByEmail.path, { amount: 10 }],
  ['more coins by e-mail', coinPurchaseByEmail.path, { amount: 25 }],
  ['premium', premiumPurchase.path, {}],
  ['an item', item, { count: 1 }],
  ['two of an item', item, { count: 2 }],
];

const called = (name: string): Purchase => {
  const found = purchases.find(([one]) => one === name);
  if (!found) throw new Error(`Nothing is called ${name}.`);
  return found;
};
const send = (one: Shopper, [, path, body]: Purchase, key?: string): Promise<Answer> => one.send(path, key, body);
/** Returns a player's coins, orders, items and notifications. */
async function heldBy(one: Shopper) {
  const { db } = fixture.server.deps.database;
  const orders = await db.$count(coinOrders, eq(coinOrders.accountId, one.id));
  const written = await db.$count(emails, eq(emails.accountId, one.id));
  return { coins: await one.coins(), owned: await one.owned(), orders, written };
}

describe('a purchase key', () => {
  test.each(purchases)('T21: buys %s, and nothing else on sale', async (...first) => {
    const one = await fixture.shopper(40);
    const key = newKey();
    const bought = await send(one, first, key);
    expect(bought.status).toBe(200);
    const held = await heldBy(one);
    for (const other of purchases) {
      const answer = await send(one, other, key);
      if (other[0] === first[0]) expect(answer.text).toBe(bought.text);
      else
        expect([other[0], answer.status, answer.envelope().status.debug]).toEqual([
          other[0],
          409,
          'err_idempotency_key',
        ]);
    }
    expect(await heldBy(one)).toEqual(held);
  });

  test('T21: is refused for every purchase after a day, when its response is deleted', async () => {
    const one = await fixture.shopper(40);
    const [coins, premium] = [called('coins'), called('premium')];
    const [ofCoins, ofPremium] = [newKey(), newKey()];
    await send(one, coins, ofCoins);
    await send(one, premium, ofPremium);
    fixture.clock.advance(DAY);
    for (const key of [ofCoins, ofPremium])
      for (const other of [coins, premium]) expect((await send(one, other, key)).status).toBe(409);
  });
});

describe('a purchase without a key', () => {
  test.each(purchases)('T21: buys %s once within two seconds, and again afterwards', async (...wanted) => {
    const one = await fixture.shopper(40);
    const answers = await Promise.all([send(one, wanted), send(one, wanted)]);
    fixture.clock.advance(1_999);
    const [bought, ...repeated] = [...answers, await send(one, wanted)];
    expect(bought?.status).toBe(200);
    for (const answer of repeated) expect(answer.text).toBe(bought?.text);
    const held = await heldBy(one);
    fixture.clock.advance(1);
    expect((await send(one, wanted)).status).toBe(200);
    expect(await heldBy(one)).not.toEqual(held);
  });

  test('is separate from purchases of other things, with a key, and of other players', async () => {
    const [one, other] = [await fixture.shopper(40), await fixture.shopper(40)];
    const wanted = called('an item');
    for (const answer of [
      await send(one, wanted),
      await send(one, called('two of an item')),
      await send(one, wanted, newKey()),
      await send(other, wanted),
    ])
      expect(answer.status).toBe(200);
    expect((await one.coins()).entries).toEqual([40, -3, -6, -3]);
    expect((await other.coins()).entries).toEqual([40, -3]);
  });

  test('can be retried at once after a refusal', async () => {
    const one = await fixture.shopper(40);
    const lamp: Purchase = ['a lamp', item.replace('wick', 'lamp'), { count: 1 }];
    expect((await send(one, lamp)).status).toBe(404);
    await fixture.item('lamp', { price: 10 });
    expect((await send(one, lamp)).status).toBe(200);
    expect(await one.coins()).toEqual({ balance: 30, entries: [40, -10] });
  });

  const steps = fc.array(
    fc.record({
      wanted: fc.constantFrom(called('an item'), called('two of an item'), called('premium')),
      at: fc.nat(3_000),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  property.prop([steps], { numRuns: 15 })('T21: always moves coins once in two seconds', async (run) => {
    const one = await fixture.shopper(200);
    const last = new Map<string, number>();
    const paid: number[] = [];
    for (const { wanted, at, times } of run) {
      fixture.clock.advance(at);
      const now = fixture.clock.now().getTime();
      const answers = await Promise.all(Array.from({ length: times }, () => send(one, wanted)));
      expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
      if (now - (last.get(wanted[0]) ?? 0) < 2_000) continue;
      last.set(wanted[0], now);
      paid.push(wanted[0] === 'premium' ? -10 : -3 * (wanted[2] as { count: number }).count);
    }
    const { balance, entries } = await one.coins();
    expect(entries).toEqual([200, ...paid]);
    expect(balance).toBe(paid.reduce((sum, amount) => sum + amount, 200));
    expect(await ledgerFaults(fixture.server.deps.database.db)).toEqual([]);
  });
});
