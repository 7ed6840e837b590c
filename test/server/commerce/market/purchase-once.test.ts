import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const send = (one: Shopper, [, path, body]: Purchase, key: string): Promise<Answer> => one.send(path, key, body);
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
