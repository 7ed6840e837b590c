import { describe, expect, test } from 'vitest';
import {
  httpFriendGateway,
  httpCommentGateway,
  httpFollowGateway,
  httpReportGateway,
} from '../../../src/adapters/http/http-community-gateways';
import type { FriendAction } from '../../../src/domain/friends/relationship';
import { ok } from '../../../src/domain/shared/result';
import { aComment } from '../../fakes/fake-comment-gateway';
import { answering } from './answering';

const avatar = { tn: 't', sm: 's', sd: 'd' };
const ada = { username: 'ada', alias: 'Ada', avatar, since: '2026-03-01T12:00:00.000Z' };

describe('httpFriendGateway', () => {
  test('reads friends, requests and blocked players', async () => {
    const friend = { ...ada, presence: { online: true, playing: null } };
    const { http } = answering({ friends: [friend], incoming: [ada], outgoing: [], blocked: [] });
    expect(await httpFriendGateway(http).lists()).toEqual(
      ok({
        friends: [{ ...ada, presence: { online: true, playing: undefined } }],
        incoming: [ada],
        outgoing: [],
        blocked: [],
      }),
    );
  });

  test.each<[FriendAction, string, string]>([
    ['request', 'POST', 'friends/request'],
    ['accept', 'PUT', 'friends/ada/accept'],
    ['decline', 'PUT', 'friends/ada/decline'],
    ['withdraw', 'PUT', 'friends/ada/withdraw'],
    ['remove', 'DELETE', 'friends/ada'],
    ['block', 'PUT', 'blocks/ada'],
    ['unblock', 'DELETE', 'blocks/ada'],
  ])('sends one call for the action %s', async (action, method, path) => {
    const response = { username: 'ada', friendship: 'none' };
    const { http, requests } = answering(response);
    expect(await httpFriendGateway(http).act(action, 'ada')).toEqual(ok(response));
    expect(requests).toMatchObject([{ method, path: `/v1/private/user/account/${path}` }]);
  });

  test.each([{}, { were_friends: true }])('reads an earlier friendship from %j', async (wire) => {
    const { http } = answering({ username: 'ada', friendship: 'friends', ...wire });
    for (const action of ['request', 'accept'] as const)
      expect(await httpFriendGateway(http).act(action, 'ada')).toEqual(
        ok({
          username: 'ada',
          friendship: 'friends',
          ...('were_friends' in wire ? { wereFriends: wire.were_friends } : {}),
        }),
      );
  });

  test('sends a friend request by address and receives no details', async () => {
    const { http, requests } = answering(null);
    expect(await httpFriendGateway(http).requestByAddress('ada@mail.test')).toEqual(ok(undefined));
    const path = '/v1/private/user/account/friends/request/by-address';
    expect(requests).toMatchObject([{ method: 'POST', path, body: { address: 'ada@mail.test' } }]);
  });
});

const PROFILE = 'user/community/profile/nova/comments';
const id = '6f9619ff-8b86-4d11-b42d-00c04fc964ff';
const comment = aComment({ id });

describe('httpCommentGateway', () => {
  test.each([
    [undefined, 'more', 'more', ''],
    ['more', null, undefined, '?after=more'],
  ])('reads the comments after cursor %s', async (after, response, next, query) => {
    const { http, requests } = answering({ comments: [comment], next: response });
    expect(await httpCommentGateway(http).list('nova', after)).toEqual(ok({ comments: [comment], next }));
    expect(requests).toMatchObject([{ method: 'GET', path: `/v1/public/${PROFILE}${query}` }]);
  });

  test('posts and deletes a comment', async () => {
    const posting = answering(comment);
    expect(await httpCommentGateway(posting.http).post('nova', 'Hello.')).toEqual(ok(comment));
    const deleting = answering(null);
    expect(await httpCommentGateway(deleting.http).delete('nova', id)).toEqual(ok(undefined));
    expect([...posting.requests, ...deleting.requests]).toMatchObject([
      { method: 'POST', path: `/v1/private/${PROFILE}`, body: { text: 'Hello.' } },
      { method: 'DELETE', path: `/v1/private/${PROFILE}/${id}` },
    ]);
  });
});

const BASE = '/v1/private/user/community/follows';

describe('httpFollowGateway', () => {
  test('reads and changes the follow state of a developer', async () => {
    const response = { following: true, followers: 7 };
    const { http, requests } = answering(response);
    const gateway = httpFollowGateway(http);
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
    expect(await httpFollowGateway(http).followPlayer('ada', true)).toEqual(ok({ following: true, followers }));
    expect(requests).toMatchObject([{ method: 'PUT', path: `${BASE}/players/ada`, body: { following: true } }]);
  });

  test('reads a page of followed players', async () => {
    const page = { total: 1, from: 1, to: 1, items: 1, current: 2, per_page: 8, last: 2 };
    const { http, requests } = answering({ players: [ada], pagination: page });
    const { per_page: perPage, ...pagination } = page;
    expect(await httpFollowGateway(http).players(2)).toEqual(
      ok({ players: [ada], pagination: { ...pagination, perPage } }),
    );
    expect(requests).toMatchObject([{ method: 'GET', path: `${BASE}/players?page=2` }]);
  });
});

test('httpReportGateway sends a report with its text in one call', async () => {
  const { http, requests } = answering(null);
  const words = { reason: 'abuse', text: 'Look at the end.' } as const;
  const answer = await httpReportGateway(http).send({ kind: 'review', target: 'r-1' }, words);
  expect(answer).toEqual(ok(undefined));
  expect(requests).toMatchObject([
    { method: 'POST', path: '/v1/private/user/report', body: { kind: 'review', target: 'r-1', ...words } },
  ]);
});
