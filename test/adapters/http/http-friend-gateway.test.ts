import { describe, expect, test } from 'vitest';
import { HttpFriendGateway } from '../../../src/adapters/http/http-friend-gateway';
import type { FriendAction } from '../../../src/domain/friends/relationship';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const avatar = { tn: 't', sm: 's', sd: 'd' };
const ada = { username: 'ada', alias: 'Ada', avatar, since: '2026-03-01T12:00:00.000Z' };

describe('HttpFriendGateway', () => {
  test('reads everybody around the player', async () => {
    const friend = { ...ada, presence: { online: true, playing: null } };
    const { http } = answering({ friends: [friend], incoming: [ada], outgoing: [], blocked: [] });
    expect(await new HttpFriendGateway(http).lists()).toEqual(
      ok({
        friends: [{ ...ada, presence: { online: true, playing: undefined } }],
        incoming: [ada],
        outgoing: [],
        blocked: [],
      }),
    );
  });

  test.each<[FriendAction, string, string]>([
    ['ask', 'POST', 'friends/request'],
    ['accept', 'PUT', 'friends/ada/accept'],
    ['decline', 'PUT', 'friends/ada/decline'],
    ['withdraw', 'PUT', 'friends/ada/withdraw'],
    ['remove', 'DELETE', 'friends/ada'],
    ['block', 'PUT', 'blocks/ada'],
    ['unblock', 'DELETE', 'blocks/ada'],
  ])('to %s sends one call', async (deed, method, path) => {
    const told = { username: 'ada', friendship: 'none' };
    const { http, asked } = answering(told);
    expect(await new HttpFriendGateway(http).act(deed, 'ada')).toEqual(ok(told));
    expect(asked).toMatchObject([{ method, path: `/v1/private/user/account/${path}` }]);
  });

  test('asks by an address, and is told nothing', async () => {
    const { http, asked } = answering(null);
    expect(await new HttpFriendGateway(http).requestByAddress('ada@mail.test')).toEqual(ok(undefined));
    const path = '/v1/private/user/account/friends/request/by-address';
    expect(asked).toMatchObject([{ method: 'POST', path, body: { address: 'ada@mail.test' } }]);
  });
});
