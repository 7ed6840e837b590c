import { describe, expect, test } from 'vitest';
import { httpFavouriteGateway } from '../../../src/adapters/http/http-community-gateways';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const BASE = '/v1/private/user/account/favourites';

describe('httpFavouriteGateway', () => {
  test('reads a page of favourites', async () => {
    const page = { total: 0, from: 0, to: 0, items: 0, current: 2, per_page: 8, last: 1 };
    const { http, requests } = answering({ games: [], pagination: page });
    const { per_page: perPage, ...pagination } = page;
    expect(await httpFavouriteGateway(http).list(2)).toEqual(ok({ games: [], pagination: { ...pagination, perPage } }));
    expect(requests).toMatchObject([{ method: 'GET', path: `${BASE}?page=2` }]);
  });

  test('reads and changes the favourite state of a game', async () => {
    const { http, requests } = answering({ favourite: true });
    const gateway = httpFavouriteGateway(http);
    expect(await gateway.isFavourite('night-ferry')).toEqual(ok(true));
    expect(await gateway.set('night-ferry', true)).toEqual(ok(true));
    expect(requests).toMatchObject([
      { method: 'GET', path: `${BASE}/night-ferry` },
      { method: 'PUT', path: `${BASE}/night-ferry`, body: { favourite: true } },
    ]);
  });
});
