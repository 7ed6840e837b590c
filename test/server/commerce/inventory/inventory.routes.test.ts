import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import type { Answer } from '../../support/http-client';
import type { SentPurchase, ShopHouse, Shopper } from './shop-house';
import { GAME, newKey, openShopHouse } from './shop-house';

const DAY = 86_400_000;
let house: ShopHouse;
let vega: Shopper;
let publish: MockInstance<ChannelPublisher['publish']>;

beforeAll(async () => {
  house = await openShopHouse();
  publish = vi.spyOn(house.server.deps.realtime, 'publish');
  await house.item('hat');
  await house.item('wick', { consumable: true, price: 3, position: 8 });
});
beforeEach(async () => {
  vega = await house.shopper(40);
  publish.mockClear();
});
afterAll(() => house.server.close());

const refused = (answer: Answer) => [answer.status, answer.envelope().status.debug];
const tried = async (item: string, sent?: SentPurchase) => refused(await vega.buy(item, sent));

describe('a purchase', () => {
  test('takes the coins, gives the item and tells the open pages what is left', async () => {
    expect(await vega.bought('hat')).toEqual({ item: 'hat', count: 1, balance: 30, revision: expect.any(Number) });
    expect(await vega.owned()).toEqual([['hat', 1, null]]);
    expect(await vega.coins()).toEqual({ balance: 30, entries: [40, -10] });
    expect(publish.mock.calls).toEqual([
      [`account.${vega.id}`, '.balance.updated', { total: 30, revision: expect.any(Number) }],
    ]);
  });

  test('of several consumables costs them all, at the reduced price where there is one', async () => {
    expect((await vega.bought('wick', 4)).balance).toBe(28);
    await house.item('cheap-wick', { consumable: true, price: 3, priceDiscounted: 1 });
    expect((await vega.bought('cheap-wick', 5)).balance).toBe(23);
    expect((await vega.bought('wick')).balance).toBe(20);
    expect(await vega.owned()).toEqual([
      ['wick', 5, null],
      ['cheap-wick', 5, null],
    ]);
  });

  test('of what costs nothing today moves no coins', async () => {
    await house.item('gift', { priceDiscounted: 0 });
    expect(await vega.bought('gift')).toEqual({ item: 'gift', count: 1, balance: 40, revision: expect.any(Number) });
    expect(await vega.coins()).toEqual({ balance: 40, entries: [40] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('of what the player has already is refused, and so are two of what there is one of', async () => {
    await vega.bought('hat');
    expect(await tried('hat')).toEqual([409, 'err_conflict']);
    await house.item('mask');
    expect(await tried('mask', { body: { count: 2 } })).toEqual([422, 'err_validation']);
    expect(await vega.coins()).toEqual({ balance: 30, entries: [40, -10] });
  });

  test('beyond the coins is refused whole, and says how many are missing', async () => {
    const answer = await vega.buy('wick', { body: { count: 14 } });
    expect(refused(answer)).toEqual([409, 'err_insufficient_coins']);
    expect(answer.envelope().status.message).toBe('You need 2 more coins for this.');
    expect([await vega.owned(), await vega.coins()]).toEqual([[], { balance: 40, entries: [40] }]);
    expect(publish).not.toHaveBeenCalled();
  });

  test('at another price than the player was told is refused', async () => {
    const answer = await vega.buy('hat', { body: { total: 9 } });
    expect(refused(answer)).toEqual([409, 'err_price']);
    expect(answer.envelope().status.message).toBe('The price has changed: it is 10 coins now.');
    expect((await vega.buy('hat', { body: { total: 10 } })).status).toBe(200);
  });

  test('of a draft, of another game’s item or of nothing is not found', async () => {
    await house.item('sketch', { status: 'draft' });
    await house.item('cable', {}, 'orbital-salvage');
    for (const item of ['sketch', 'cable', 'no-such-item']) expect(await tried(item)).toEqual([404, 'err_not_found']);
    expect(await tried('hat', { game: 'no-such-game' })).toEqual([404, 'err_not_found']);
    expect((await vega.coins()).balance).toBe(40);
  });

  test('names a count from 1 to 100 and no price', async () => {
    for (const body of [{ count: 0 }, { count: -1 }, { count: 1.5 }, { count: 101 }, { count: '2' }, { price: 1 }])
      expect(await tried('wick', { body })).toEqual([422, 'err_validation']);
    expect((await vega.coins()).balance).toBe(40);
  });

  test('needs a player and a key', async () => {
    expect(await tried('hat', { key: undefined })).toEqual([400, 'err_bad_request']);
    expect(await tried('hat', { key: 'short' })).toEqual([400, 'err_bad_request']);
    const path = `/v1/private/user/arcade/game/inventory/${GAME}`;
    const { server } = house;
    const visitor = await server.request(`${path}/purchase/hat`, {
      body: {},
      headers: { 'idempotency-key': newKey() },
    });
    expect(visitor.status).toBe(401);
    expect((await server.request(`${path}/get`)).status).toBe(401);
  });
});

describe('the key of a purchase', () => {
  test('T21: gives the same request the first answer again, for a day, and takes coins once', async () => {
    const sent = { key: newKey(), body: { count: 2 } };
    const first = await vega.buy('wick', sent);
    await vega.bought('hat');
    publish.mockClear();
    house.clock.advance(DAY - 1);
    expect((await vega.buy('wick', sent)).text).toBe(first.text);
    expect(await vega.coins()).toEqual({ balance: 24, entries: [40, -6, -10] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('T21: gives the first answer also when the item is no longer sold', async () => {
    await house.item('relic');
    const key = newKey();
    const first = await vega.buy('relic', { key });
    await house.item('relic', { status: 'draft' });
    expect((await vega.buy('relic', { key })).text).toBe(first.text);
    expect(await vega.owned()).toEqual([['relic', 1, null]]);
  });

  test('T21: refuses another request, and after a day every one', async () => {
    const key = newKey();
    await vega.buy('wick', { key });
    for (const other of ['hat', 'no-such-item'])
      expect(await tried(other, { key })).toEqual([409, 'err_idempotency_key']);
    expect(await tried('wick', { key, body: { count: 2 } })).toEqual([409, 'err_idempotency_key']);
    house.clock.advance(DAY);
    expect(await tried('wick', { key })).toEqual([409, 'err_idempotency_key']);
    expect(await vega.coins()).toEqual({ balance: 37, entries: [40, -3] });
  });

  test('is free again when the purchase was refused, and is nobody else’s', async () => {
    const key = newKey();
    expect(await tried('wick', { key, body: { count: 100 } })).toEqual([409, 'err_insufficient_coins']);
    expect((await vega.buy('wick', { key })).status).toBe(200);
    const mira = await house.shopper(10);
    expect((await mira.buy('hat', { key })).status).toBe(200);
  });
});

describe('what a player owns', () => {
  test('goes when its days are over, and can be had again then', async () => {
    await house.item('lamp', { expiryDays: 2 });
    await house.item('oil', { expiryDays: 1, consumable: true, price: 1 });
    const end = (days: number) => new Date(house.clock.now().getTime() + days * DAY).toISOString();
    const [oneDay, twoDays] = [end(1), end(2)];
    await vega.bought('lamp');
    await vega.bought('oil', 2);
    house.clock.advance(DAY / 2);
    await vega.bought('oil', 3);
    expect(await vega.owned()).toEqual([
      ['lamp', 1, twoDays],
      ['oil', 5, oneDay],
    ]);
    expect(await tried('lamp')).toEqual([409, 'err_conflict']);
    house.clock.advance(DAY / 2);
    expect((await vega.owned())[1]).toEqual(['oil', 3, end(0.5)]);
    house.clock.advance(DAY);
    expect(await vega.owned()).toEqual([]);
    expect((await vega.bought('lamp')).balance).toBe(15);
  });

  test('is listed for the game alone, in the order of its catalogue, also when it is no longer sold', async () => {
    await house.item('cable', {}, 'orbital-salvage');
    await house.item('old', { position: 0 });
    await vega.buy('cable', { game: 'orbital-salvage' });
    await vega.bought('hat');
    await vega.bought('old');
    await house.item('old', { status: 'draft' });
    expect((await vega.owned()).map(([slug]) => slug)).toEqual(['old', 'hat']);
    expect((await vega.owned('orbital-salvage')).map(([slug]) => slug)).toEqual(['cable']);
  });

  test('stands on the profile, the last bought first, while it lasts and is sold', async () => {
    await house.item('cable', {}, 'orbital-salvage');
    await house.item('torch', { expiryDays: 1 });
    await house.item('gone');
    for (const item of ['torch', 'gone', 'wick', 'wick']) {
      house.clock.advance(1_000);
      await vega.bought(item);
    }
    house.clock.advance(1_000);
    await vega.buy('cable', { game: 'orbital-salvage' });
    await house.item('gone', { status: 'draft' });
    const lasting = [
      ['cable', 'Orbital Salvage', 1],
      ['wick', 'Lantern Drift', 2],
    ];
    expect(await house.shownOf(vega)).toEqual([...lasting, ['torch', 'Lantern Drift', 1]]);
    house.clock.advance(DAY);
    expect(await house.shownOf(vega)).toEqual(lasting);
  });
});
