import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  profileCommentDelete,
  profileCommentPost,
  profileComments as listCall,
} from '../../../../src/contract/profile-comments.contract';
import { profileComments } from '../../../../server/platform/database/schema/profile-comments';
import type { FriendHouse } from '../friends/friend-house';
import { openFriendHouse } from '../friends/friend-house';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';

let house: FriendHouse;
beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(async () => {
  await house.clear();
  await house.server.deps.database.db.delete(profileComments);
});
afterAll(() => house.server.close());

const PROFILE = 'user/community/profile';
const post = ({ cookie }: ClosingPlayer, user: string, text: string) =>
  house.server.request(`/v1/private/${PROFILE}/${user}/comments`, { body: { text }, cookie });
const remove = ({ cookie }: ClosingPlayer, user: string, comment: string) =>
  house.server.request(`/v1/private/${PROFILE}/${user}/comments/${comment}`, { method: 'DELETE', body: {}, cookie });
const ask = (user: string, player?: ClosingPlayer, after?: string) =>
  house.server.request(
    `/v1/public/${PROFILE}/${user}/comments${after === undefined ? '' : `?after=${after}`}`,
    player === undefined ? {} : { cookie: player.cookie },
  );
const list = async (user: string, player?: ClosingPlayer, after?: string) =>
  dataOf(listCall, await ask(user, player, after));
const texts = async (user: string, player?: ClosingPlayer) =>
  (await list(user, player)).comments.map(({ text }) => text);

describe('comments on a profile', () => {
  test('are shown to everybody, the newest first, in the words that were written', async () => {
    const { vega, mira, lyra } = house;
    const first = dataOf(profileCommentPost, await post(vega, 'MIRA-2', '  Well\r\nplayed!\u0007 '));
    expect(first).toMatchObject({ text: 'Well\nplayed!', author: { username: 'vega' }, deletable: true });
    house.clock.advance(1000);
    await post(lyra, 'mira-2', '<b>no markup</b>');
    expect(await texts('mira-2')).toEqual(['<b>no markup</b>', 'Well\nplayed!']);
    const deletable = async (player?: ClosingPlayer) =>
      (await list('mira-2', player)).comments.map((comment) => comment.deletable);
    expect(await deletable()).toEqual([false, false]);
    expect(await deletable(vega)).toEqual([false, true]);
    expect(await deletable(mira)).toEqual([true, true]);
  });

  test('have 1 to 500 characters that can be seen', async () => {
    const { vega } = house;
    for (const text of ['', ' \n\u200b ', 'x'.repeat(501)]) expect((await post(vega, 'mira-2', text)).status).toBe(422);
    expect((await post(vega, 'mira-2', '😀'.repeat(500))).status).toBe(200);
    expect((await post(vega, 'mira-2', 'x')).status).toBe(200);
  });

  test('come ten at a time, none twice and none left out, also when one is written or deleted meanwhile', async () => {
    const { vega, mira, lyra } = house;
    for (let number = 0; number < 23; number += 1) {
      await post(number % 2 === 0 ? vega : lyra, 'mira-2', `number ${String(number)}`);
      // Some of the same moment.
      if (number % 3 === 0) house.clock.advance(1000);
    }
    const first = await list('mira-2');
    expect(first.comments).toHaveLength(10);
    await post(vega, 'mira-2', 'in between');
    // What the place is named after may be gone by then.
    await remove(mira, 'mira-2', first.comments.at(-1)?.id ?? '');
    const second = await list('mira-2', undefined, first.next ?? '');
    const third = await list('mira-2', undefined, second.next ?? '');
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ comments }) => comments.map(({ text }) => text));
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  test.each(['x', '1_', '1_nothing', '999999999999999999_00000000-0000-4000-8000-000000000000', '%00'])(
    'refuse the place %s, which is none',
    async (after) => {
      expect((await ask('mira-2', undefined, after)).status).toBe(422);
    },
  );

  test('are deleted by who has written them and by whose profile it is, and by nobody else', async () => {
    const { vega, mira, lyra } = house;
    const idOf = async () => dataOf(profileCommentPost, await post(vega, 'mira-2', 'Hello.')).id;
    const one = await idOf();
    const other = await idOf();
    expect((await remove(lyra, 'mira-2', one)).status).toBe(404);
    expect((await remove(vega, 'lyra', one)).status).toBe(404);
    expect((await remove(vega, 'mira-2', 'not-an-id')).status).toBe(404);
    expect(dataOf(profileCommentDelete, await remove(vega, 'mira-2', one))).toBeNull();
    expect((await remove(vega, 'mira-2', one)).status).toBe(404);
    expect((await remove(mira, 'mira-2', other)).status).toBe(200);
    expect(await texts('mira-2')).toEqual([]);
  });

  test('stay their writer’s to delete when the player takes no more', async () => {
    const { vega, mira } = house;
    const { id } = dataOf(profileCommentPost, await post(vega, 'mira-2', 'Hello.'));
    await house.set(mira, { privacy: { profile_comments: 'none' } });
    expect((await ask('mira-2', vega)).status).toBe(403);
    expect((await remove(vega, 'mira-2', id)).status).toBe(200);
  });

  test.each(['vega', 'mira'] as const)(
    'stay their writer’s to delete when %s has blocked the other',
    async (blocker) => {
      const { vega, mira } = house;
      const { id } = dataOf(profileCommentPost, await post(vega, 'mira-2', 'Hello.'));
      await house.do(house[blocker], 'block', blocker === 'vega' ? 'mira-2' : 'vega');
      expect((await remove(house.lyra, 'mira-2', id)).status).toBe(404);
      expect((await remove(vega, 'mira-2', id)).status).toBe(200);
      expect((await remove(mira, 'mira-2', id)).status).toBe(404);
    },
  );

  test('name who has written them, also while the writer’s own profile is hidden', async () => {
    const { vega, lyra } = house;
    await post(vega, 'mira-2', 'Hello.');
    await house.set(vega, { privacy: { profile_visibility: 'none' } });
    expect((await list('mira-2', lyra)).comments.map(({ author }) => author.username)).toEqual(['vega']);
    const path = `/v1/public/${PROFILE}/vega`;
    expect((await house.server.request(path, { cookie: lyra.cookie })).status).toBe(403);
  });

  test('are hidden on both sides of a block, from everybody on the blocker’s profile, and are back without it', async () => {
    const { vega, mira, lyra } = house;
    await post(vega, 'mira-2', 'by vega');
    await post(vega, 'lyra', 'by vega to lyra');
    await post(lyra, 'mira-2', 'by lyra');
    await house.do(mira, 'block', 'vega');
    expect((await ask('mira-2', vega)).status).toBe(404);
    expect((await post(vega, 'mira-2', 'again')).status).toBe(404);
    expect(await texts('mira-2')).toEqual(['by lyra']);
    expect(await texts('mira-2', mira)).toEqual(['by lyra']);
    expect(await texts('lyra', mira)).toEqual([]);
    expect(await texts('lyra', lyra)).toEqual(['by vega to lyra']);
    await house.do(mira, 'unblock', 'vega');
    expect((await texts('mira-2')).toSorted()).toEqual(['by lyra', 'by vega']);
  });

  test('need an account, and somebody else’s profile', async () => {
    const unknown = await house.server.request(`/v1/private/${PROFILE}/mira-2/comments`, { body: { text: 'Hello.' } });
    expect(unknown.status).toBe(401);
    expect((await post(house.vega, 'vega', 'To myself.')).status).toBe(403);
    expect((await post(house.vega, 'no-such-player', 'Hello.')).status).toBe(404);
  });
});
