import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import type { Answer } from '../../support/http-client';
import type { PurchaseOptions, ShopFixture, Shopper } from './shop-fixture';
import { GAME, newKey, openShopFixture } from './shop-fixture';
import { sentEvent } from '../../support/sent-event';

const DAY = 86_400_000;
let fixture: ShopFixture;
let vega: Shopper;
let publish: MockInstance<ChannelPublisher['publish']>;

beforeAll(async () => {
  fixture = await openShopFixture();
  publish = vi.spyOn(fixture.server.deps.realtime, 'publish');
  await fixture.item('hat');
  await fixture.item('wick', { consumable: true, price: 3, position: 8 });
});
beforeEach(async () => {
  vega = await fixture.shopper(40);
  publish.mockClear();
});
afterAll(() => fixture.server.close());

const refused = (answer: Answer) => [answer.status, answer.envelope().status.debug];
const tried = async (item: string, sent?: PurchaseOptions) => refused(await vega.buy(item, sent));

describe('item purchase', () => {
  test('takes the coins, stores the item and publishes the balance to open pages', async () => {
    expect(await vega.bought('hat')).toEqual({ item: 'hat', count: 1, balance: 30, revision: expect.any(Number) });
    expect(await vega.owned()).toEqual([['hat', 1, null]]);
    expect(await vega.coins()).toEqual({ balance: 30, entries: [40, -10] });
    expect(publish.mock.calls.map(sentEvent)).toEqual([
      [`account.${vega.id}`, '.balance.updated', { total: 30, revision: expect.any(Number) }],
    ]);
  });

  test('of several consumables costs their total at the reduced price', async () => {
    expect((await vega.bought('wick', 4)).balance).toBe(28);
    await fixture.item('cheap-wick', { consumable: true, price: 3, priceDiscounted: 1 });
    expect((await vega.bought('cheap-wick', 5)).balance).toBe(23);
    expect((await vega.bought('wick')).balance).toBe(20);
    expect(await vega.owned()).toEqual([
      ['wick', 5, null],
      ['cheap-wick', 5, null],
    ]);
  });

  test('of an item that is free today moves no coins', async () => {
    await fixture.item('gift', { priceDiscounted: 0 });
    expect(await vega.bought('gift')).toEqual({ item: 'gift', count: 1, balance: 40, revision: expect.any(Number) });
    expect(await vega.coins()).toEqual({ balance: 40, entries: [40] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('is refused for an item that the player owns, and for two of a unique item', async () => {
    await vega.bought('hat');
    expect(await tried('hat')).toEqual([409, 'err_conflict']);
    await fixture.item('mask');
    expect(await tried('mask', { body: { count: 2 } })).toEqual([422, 'err_validation']);
    expect(await vega.coins()).toEqual({ balance: 30, entries: [40, -10] });
  });

  test('beyond the balance is refused as a whole, with the number of missing coins', async () => {
    const answer = await vega.buy('wick', { body: { count: 14 } });
    expect(refused(answer)).toEqual([409, 'err_insufficient_coins']);
    expect(answer.envelope().status.message).toBe('You need 2 more coins for this.');
    expect([await vega.owned(), await vega.coins()]).toEqual([[], { balance: 40, entries: [40] }]);
    expect(publish).not.toHaveBeenCalled();
  });

  test('at another price than shown to the player is refused', async () => {
    const answer = await vega.buy('hat', { body: { total: 9 } });
    expect(refused(answer)).toEqual([409, 'err_price']);
    expect(answer.envelope().status.message).toBe('The price has changed. It is now 10 coins.');
    expect((await vega.buy('hat', { body: { total: 10 } })).status).toBe(200);
  });

  test('of a draft, another game’s item or an unknown item returns 404', async () => {
    await fixture.item('sketch', { status: 'draft' });
    await fixture.item('cable', {}, 'orbital-salvage');
    for (const item of ['sketch', 'cable', 'no-such-item']) expect(await tried(item)).toEqual([404, 'err_not_found']);
    expect(await tried('hat', { game: 'no-such-game' })).toEqual([404, 'err_not_found']);
    expect((await vega.coins()).balance).toBe(40);
  });

  test('accepts a count from 1 to 100 and no price', async () => {
    for (const body of [{ count: 0 }, { count: -1 }, { count: 1.5 }, { count: 101 }, { count: '2' }, { price: 1 }])
      expect(await tried('wick', { body })).toEqual([422, 'err_validation']);
    expect((await vega.coins()).balance).toBe(40);
  });

  test('requires a player, and a well-formed key if any', async () => {
    expect(await tried('hat', { key: 'short' })).toEqual([400, 'err_bad_request']);
    const path = `/v1/private/user/arcade/game/inventory/${GAME}`;
    const { server } = fixture;
    const visitor = await server.request(`${path}/purchase/hat`, {
      body: {},
      headers: { 'idempotency-key': newKey() },
    });
    expect(visitor.status).toBe(401);
    expect((await server.request(`${path}/get`)).status).toBe(401);
  });
});

describe('key of an item purchase', () => {
  test('T21: returns the first response to the same request for a day, and takes coins once', async () => {
    const sent = { key: newKey(), body: { count: 2 } };
    const first = await vega.buy('wick', sent);
    await vega.bought('hat');
    publish.mockClear();
    fixture.clock.advance(DAY - 1);
    expect((await vega.buy('wick', sent)).text).toBe(first.text);
    expect(await vega.coins()).toEqual({ balance: 24, entries: [40, -6, -10] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('T21: returns the first response after the item is withdrawn', async () => {
    await fixture.item('relic');
    const key = newKey();
    const first = await vega.buy('relic', { key });
    await fixture.item('relic', { status: 'draft' });
    expect((await vega.buy('relic', { key })).text).toBe(first.text);
    expect(await vega.owned()).toEqual([['relic', 1, null]]);
  });

  test('T21: refuses another request, and any request after a day', async () => {
    const key = newKey();
    await vega.buy('wick', { key });
    for (const other of ['hat', 'no-such-item'])
      expect(await tried(other, { key })).toEqual([409, 'err_idempotency_key']);
    expect(await tried('wick', { key, body: { count: 2 } })).toEqual([409, 'err_idempotency_key']);
    fixture.clock.advance(DAY);
    expect(await tried('wick', { key })).toEqual([409, 'err_idempotency_key']);
    expect(await vega.coins()).toEqual({ balance: 37, entries: [40, -3] });
  });

  test('can be used again after a refusal, and by other players', async () => {
    const key = newKey();
    expect(await tried('wick', { key, body: { count: 100 } })).toEqual([409, 'err_insufficient_coins']);
    expect((await vega.buy('wick', { key })).status).toBe(200);
    const mira = await fixture.shopper(10);
    expect((await mira.buy('hat', { key })).status).toBe(200);
  });
});

describe("a player's items", () => {
  test('expire after their days, and can then be bought again', async () => {
    await fixture.item('lamp', { expiryDays: 2 });
    await fixture.item('oil', { expiryDays: 1, consumable: true, price: 1 });
    const end = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY).toISOString();
    const [oneDay, twoDays] = [end(1), end(2)];
    await vega.bought('lamp');
    await vega.bought('oil', 2);
    fixture.clock.advance(DAY / 2);
    await vega.bought('oil', 3);
    expect(await vega.owned()).toEqual([
      ['lamp', 1, twoDays],
      ['oil', 5, oneDay],
    ]);
    expect(await tried('lamp')).toEqual([409, 'err_conflict']);
    fixture.clock.advance(DAY / 2);
    expect((await vega.owned())[1]).toEqual(['oil', 3, end(0.5)]);
    fixture.clock.advance(DAY);
    expect(await vega.owned()).toEqual([]);
    expect((await vega.bought('lamp')).balance).toBe(15);
  });

  test('are listed for one game in the order of its catalogue, also when withdrawn', async () => {
    await fixture.item('cable', {}, 'orbital-salvage');
    await fixture.item('old', { position: 0 });
    await vega.buy('cable', { game: 'orbital-salvage' });
    await vega.bought('hat');
    await vega.bought('old');
    await fixture.item('old', { status: 'draft' });
    expect((await vega.owned()).map(([slug]) => slug)).toEqual(['old', 'hat']);
    expect((await vega.owned('orbital-salvage')).map(([slug]) => slug)).toEqual(['cable']);
  });

  test('are shown on the profile, last purchase first, while valid and on sale', async () => {
    await fixture.item('cable', {}, 'orbital-salvage');
    await fixture.item('torch', { expiryDays: 1 });
    await fixture.item('gone');
    for (const item of ['torch', 'gone', 'wick', 'wick']) {
      fixture.clock.advance(1_000);
      await vega.bought(item);
    }
    fixture.clock.advance(1_000);
    await vega.buy('cable', { game: 'orbital-salvage' });
    await fixture.item('gone', { status: 'draft' });
    const lasting = [
      ['cable', 'Orbital Salvage', 1],
      ['wick', 'Lantern Drift', 2],
    ];
    expect(await fixture.shownOf(vega)).toEqual([...lasting, ['torch', 'Lantern Drift', 1]]);
    fixture.clock.advance(DAY);
    expect(await fixture.shownOf(vega)).toEqual(lasting);
  });
});
