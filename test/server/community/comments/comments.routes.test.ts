import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  profileCommentDelete,
  profileCommentPost,
  profileComments as listCall,
} from '../../../../src/contract/profile-comments.contract';
import { profileComments } from '../../../../server/platform/database/schema/comments';
import type { FriendFixture } from '../friends/friend-fixture';
import { openFriendFixture } from '../friends/friend-fixture';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';

let fixture: FriendFixture;
beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.server.deps.database.db.delete(profileComments);
});
afterAll(() => fixture.server.close());

const PROFILE = 'user/community/profile';
const post = ({ cookie }: ClosingPlayer, user: string, text: string) =>
  fixture.server.request(`/v1/private/${PROFILE}/${user}/comments`, { body: { text }, cookie });
const remove = ({ cookie }: ClosingPlayer, user: string, comment: string) =>
  fixture.server.request(`/v1/private/${PROFILE}/${user}/comments/${comment}`, { method: 'DELETE', body: {}, cookie });
const getComments = (user: string, player?: ClosingPlayer, after?: string) =>
  fixture.server.request(
    `/v1/public/${PROFILE}/${user}/comments${after === undefined ? '' : `?after=${after}`}`,
    player === undefined ? {} : { cookie: player.cookie },
  );
const list = async (user: string, player?: ClosingPlayer, after?: string) =>
  dataOf(listCall, await getComments(user, player, after));
const texts = async (user: string, player?: ClosingPlayer) =>
  (await list(user, player)).comments.map(({ text }) => text);

describe('comments on a profile', () => {
  test('are public, newest first, with their literal text', async () => {
    const { vega, mira, lyra } = fixture;
    const first = dataOf(profileCommentPost, await post(vega, 'MIRA-2', '  Well\r\nplayed!\u0007 '));
    expect(first).toMatchObject({ text: 'Well\nplayed!', author: { username: 'vega' }, deletable: true });
    fixture.clock.advance(1000);
    await post(lyra, 'mira-2', '<b>no markup</b>');
    expect(await texts('mira-2')).toEqual(['<b>no markup</b>', 'Well\nplayed!']);
    const deletable = async (player?: ClosingPlayer) =>
      (await list('mira-2', player)).comments.map((comment) => comment.deletable);
    expect(await deletable()).toEqual([false, false]);
    expect(await deletable(vega)).toEqual([false, true]);
    expect(await deletable(mira)).toEqual([true, true]);
  });

  test('have 1 to 500 visible characters', async () => {
    const { vega } = fixture;
    for (const text of ['', ' \n\u200b ', 'x'.repeat(501)]) expect((await post(vega, 'mira-2', text)).status).toBe(422);
    expect((await post(vega, 'mira-2', '😀'.repeat(500))).status).toBe(200);
    expect((await post(vega, 'mira-2', 'x')).status).toBe(200);
  });

  test('are listed ten a page without gaps or repetitions, also during changes', async () => {
    const { vega, mira, lyra } = fixture;
    for (let number = 0; number < 23; number += 1) {
      await post(number % 2 === 0 ? vega : lyra, 'mira-2', `number ${String(number)}`);
      // Some comments have the same time.
      if (number % 3 === 0) fixture.clock.advance(1000);
    }
    const first = await list('mira-2');
    expect(first.comments).toHaveLength(10);
    await post(vega, 'mira-2', 'in between');
    // The comment of the cursor may be deleted by then.
    await remove(mira, 'mira-2', first.comments.at(-1)?.id ?? '');
    const second = await list('mira-2', undefined, first.next ?? '');
    const third = await list('mira-2', undefined, second.next ?? '');
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ comments }) => comments.map(({ text }) => text));
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  test.each(['x', '1_', '1_nothing', '999999999999999999_00000000-0000-4000-8000-000000000000', '%00'])(
    'refuse the invalid cursor %s',
    async (after) => {
      expect((await getComments('mira-2', undefined, after)).status).toBe(422);
    },
  );

  test('can be deleted only by their author and by the profile’s player', async () => {
    const { vega, mira, lyra } = fixture;
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

  test('can be deleted by their author when the player accepts no more comments', async () => {
    const { vega, mira } = fixture;
    const { id } = dataOf(profileCommentPost, await post(vega, 'mira-2', 'Hello.'));
    await fixture.set(mira, { privacy: { profile_comments: 'none' } });
    expect((await getComments('mira-2', vega)).status).toBe(403);
    expect((await remove(vega, 'mira-2', id)).status).toBe(200);
  });

  test.each(['vega', 'mira'] as const)(
    'can be deleted by their author when %s has blocked the other',
    async (blocker) => {
      const { vega, mira } = fixture;
      const { id } = dataOf(profileCommentPost, await post(vega, 'mira-2', 'Hello.'));
      await fixture.perform(fixture[blocker], 'block', blocker === 'vega' ? 'mira-2' : 'vega');
      expect((await remove(fixture.lyra, 'mira-2', id)).status).toBe(404);
      expect((await remove(vega, 'mira-2', id)).status).toBe(200);
      expect((await remove(mira, 'mira-2', id)).status).toBe(404);
    },
  );

  test('show their author even if the author’s own profile is hidden', async () => {
    const { vega, lyra } = fixture;
    await post(vega, 'mira-2', 'Hello.');
    await fixture.set(vega, { privacy: { profile_visibility: 'none' } });
    expect((await list('mira-2', lyra)).comments.map(({ author }) => author.username)).toEqual(['vega']);
    const path = `/v1/public/${PROFILE}/vega`;
    expect((await fixture.server.request(path, { cookie: lyra.cookie })).status).toBe(403);
  });

  test('are hidden on both sides of a block and on the blocker’s profile, and return without it', async () => {
    const { vega, mira, lyra } = fixture;
    await post(vega, 'mira-2', 'by vega');
    await post(vega, 'lyra', 'by vega to lyra');
    await post(lyra, 'mira-2', 'by lyra');
    await fixture.perform(mira, 'block', 'vega');
    expect((await getComments('mira-2', vega)).status).toBe(404);
    expect((await post(vega, 'mira-2', 'again')).status).toBe(404);
    expect(await texts('mira-2')).toEqual(['by lyra']);
    expect(await texts('mira-2', mira)).toEqual(['by lyra']);
    expect(await texts('lyra', mira)).toEqual([]);
    expect(await texts('lyra', lyra)).toEqual(['by vega to lyra']);
    await fixture.perform(mira, 'unblock', 'vega');
    expect((await texts('mira-2')).toSorted()).toEqual(['by lyra', 'by vega']);
  });

  test('require an account and another player’s profile', async () => {
    const unknown = await fixture.server.request(`/v1/private/${PROFILE}/mira-2/comments`, {
      body: { text: 'Hello.' },
    });
    expect(unknown.status).toBe(401);
    expect((await post(fixture.vega, 'vega', 'To myself.')).status).toBe(403);
    expect((await post(fixture.vega, 'no-such-player', 'Hello.')).status).toBe(404);
  });
});
