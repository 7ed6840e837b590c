import { describe, expect, test } from 'vitest';
import { HttpFollowGateway } from '../../../src/adapters/http/http-follow-gateway';
import { ok } from '../../../src/domain/shared/result';
import { answering, refusing } from './answering';

const BASE = '/v1/private/user/community/follows';
const avatar = { tn: 't', sm: 's', sd: 'd' };
const ada = { username: 'ada', alias: 'Ada', avatar, since: '2026-03-01T12:00:00.000Z' };

describe('HttpFollowGateway', () => {
  test('reads and changes the follow state of a developer', async () => {
    const response = { following: true, followers: 7 };
    const { http, requests } = answering(response);
    const gateway = new HttpFollowGateway(http);
    expect(await gateway.developer('paper-moon')).toEqual(ok(response));
    expect(await gateway.followDeveloper('paper-moon', false)).toEqual(ok(response));
    expect(requests).toMatchObject([
      { method: 'GET', path: `${BASE}/developers/paper-moon` },
      { method: 'PUT', path: `${BASE}/developers/paper-moon`, body: { following: false } },
    ]);
  });

  test.each([
    [7, 7],
    [null, undefined],
  ])('follows a player with follower count %s', async (response, followers) => {
    const { http, requests } = answering({ following: true, followers: response });
    expect(await new HttpFollowGateway(http).followPlayer('ada', true)).toEqual(ok({ following: true, followers }));
    expect(requests).toMatchObject([{ method: 'PUT', path: `${BASE}/players/ada`, body: { following: true } }]);
  });

  test('reads a page of followed players', async () => {
    const page = { total: 1, from: 1, to: 1, items: 1, current: 2, per_page: 8, last: 2 };
    const { http, requests } = answering({ players: [ada], pagination: page });
    const { per_page: perPage, ...pagination } = page;
    expect(await new HttpFollowGateway(http).players(2)).toEqual(
      ok({ players: [ada], pagination: { ...pagination, perPage } }),
    );
    expect(requests).toMatchObject([{ method: 'GET', path: `${BASE}/players?page=2` }]);
  });

  test('returns the reason for a rejection', async () => {
    expect(await new HttpFollowGateway(refusing(409)).followPlayer('ada', true)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 409 },
    });
  });
});
