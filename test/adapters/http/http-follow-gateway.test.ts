import { describe, expect, test } from 'vitest';
import { HttpFollowGateway } from '../../../src/adapters/http/http-follow-gateway';
import { ok } from '../../../src/domain/shared/result';
import { answering, refusing } from './answering';

const BASE = '/v1/private/user/community/follows';
const avatar = { tn: 't', sm: 's', sd: 'd' };
const ada = { username: 'ada', alias: 'Ada', avatar, since: '2026-03-01T12:00:00.000Z' };

describe('HttpFollowGateway', () => {
  test('reads and changes how things stand with a developer', async () => {
    const told = { following: true, followers: 7 };
    const { http, asked } = answering(told);
    const gateway = new HttpFollowGateway(http);
    expect(await gateway.developer('paper-moon')).toEqual(ok(told));
    expect(await gateway.followDeveloper('paper-moon', false)).toEqual(ok(told));
    expect(asked).toMatchObject([
      { method: 'GET', path: `${BASE}/developers/paper-moon` },
      { method: 'PUT', path: `${BASE}/developers/paper-moon`, body: { following: false } },
    ]);
  });

  test.each([
    [7, 7],
    [null, undefined],
  ])('follows a player, of whom %s follow', async (told, followers) => {
    const { http, asked } = answering({ following: true, followers: told });
    expect(await new HttpFollowGateway(http).followPlayer('ada', true)).toEqual(ok({ following: true, followers }));
    expect(asked).toMatchObject([{ method: 'PUT', path: `${BASE}/players/ada`, body: { following: true } }]);
  });

  test('reads a page of who is followed', async () => {
    const page = { total: 1, from: 1, to: 1, items: 1, current: 2, per_page: 8, last: 2 };
    const { http, asked } = answering({ players: [ada], pagination: page });
    const { per_page: perPage, ...pagination } = page;
    expect(await new HttpFollowGateway(http).players(2)).toEqual(
      ok({ players: [ada], pagination: { ...pagination, perPage } }),
    );
    expect(asked).toMatchObject([{ method: 'GET', path: `${BASE}/players?page=2` }]);
  });

  test('says why it was refused', async () => {
    expect(await new HttpFollowGateway(refusing(409)).followPlayer('ada', true)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 409 },
    });
  });
});
