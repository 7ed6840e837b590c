import { describe, expect, test } from 'vitest';
import { HttpFriendGateway } from '../../../src/adapters/http/http-friend-gateway';
import type { FriendAction } from '../../../src/domain/friends/relationship';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const avatar = { tn: 't', sm: 's', sd: 'd' };
const ada = { username: 'ada', alias: 'Ada', avatar, since: '2026-03-01T12:00:00.000Z' };

describe('HttpFriendGateway', () => {
  test('reads friends, requests and blocked players', async () => {
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
  ])('sends one call for the action %s', async (action, method, path) => {
    const response = { username: 'ada', friendship: 'none' };
    const { http, requests } = answering(response);
    expect(await new HttpFriendGateway(http).act(action, 'ada')).toEqual(ok(response));
    expect(requests).toMatchObject([{ method, path: `/v1/private/user/account/${path}` }]);
  });

  test('sends a friend request by address and receives no details', async () => {
    const { http, requests } = answering(null);
    expect(await new HttpFriendGateway(http).requestByAddress('ada@mail.test')).toEqual(ok(undefined));
    const path = '/v1/private/user/account/friends/request/by-address';
    expect(requests).toMatchObject([{ method: 'POST', path, body: { address: 'ada@mail.test' } }]);
  });
});
