import { describe, expect, test } from 'vitest';
import { httpBelongingsGateway, httpReceiptGateway } from '../../../src/adapters/http/http-account-gateways';
import { err, ok } from '../../../src/domain/shared/result';
import { answering, refusing } from './answering';

const wirePage = { total: 1, from: 1, to: 1, items: 1, current: 2, per_page: 10, last: 2 };
const { per_page: perPage, ...rest } = wirePage;
const pagination = { ...rest, perPage };
const date = '2026-03-01T12:00:00.000Z';
const coins = {
  id: '7',
  kind: 'coins',
  title: '100 coins',
  date,
  coins: 100,
  state: 'refunded',
  undone: { taken: 60, date },
};
const money = { price: '7.99', net: '6.71', vat: '1.28', vat_rate: 19 };

describe('httpReceiptGateway', () => {
  test('reads receipts with money in cents', async () => {
    const premium = { id: 'p3', kind: 'premium', title: 'Premium, one month', date, coins: -10, state: 'done' };
    const items = [
      { ...coins, money },
      { ...premium, money: null, undone: null },
    ];
    const { http, requests } = answering({ items, pagination: wirePage, seller: ['Paper Moon Ltd', 'Bath'] });
    expect(await httpReceiptGateway(http).receipts(2)).toEqual(
      ok({
        items: [
          { ...coins, money: { price: 799, net: 671, vat: 128, vatRate: 19 } },
          { ...premium, money: undefined, undone: undefined },
        ],
        pagination,
        seller: ['Paper Moon Ltd', 'Bath'],
      }),
    );
    expect(requests).toEqual([{ method: 'GET', path: '/v1/private/user/account/shop?page=2', body: undefined }]);
  });

  test.each(['price', 'net', 'vat'])('rejects an invalid amount in %s', async (field) => {
    const { http } = answering({
      items: [{ ...coins, money: { ...money, [field]: '007.99' } }],
      pagination: wirePage,
      seller: [],
    });
    expect(await httpReceiptGateway(http).receipts(1)).toEqual(err({ kind: 'malformed' }));
  });

  test('passes an error on', async () => {
    const answer = await httpReceiptGateway(refusing(401)).receipts(1);
    expect(answer.ok ? undefined : answer.error.kind).toBe('rejected');
  });
});

describe('httpBelongingsGateway', () => {
  test('reads the player’s items game by game', async () => {
    const item = { slug: 'oil', name: 'Oil', thumbnail: '/o.webp', consumable: true, count: 3, listed: true };
    const game = { game: { slug: 'lantern-drift', title: 'Lantern Drift' }, listed: true };
    const items = [
      { ...item, expires: date },
      { ...item, expires: null },
    ];
    const { http, requests } = answering({ games: [{ ...game, items }], pagination: wirePage });
    expect(await httpBelongingsGateway(http).belongings(1)).toEqual(
      ok({
        games: [
          {
            ...game,
            items: [
              { ...item, expires: date },
              { ...item, expires: undefined },
            ],
          },
        ],
        pagination,
      }),
    );
    expect(requests).toEqual([{ method: 'GET', path: '/v1/private/user/account/inventory?page=1', body: undefined }]);
  });
});
