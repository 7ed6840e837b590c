import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLOCKED_MAX, FRIENDS_MAX, OPEN_REQUESTS_MAX } from '../../../../src/domain/friends/friend-limits';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { attemptCounts } from '../../../../server/platform/database/schema/platform';
import type { Answer } from '../../support/http-client';
import { addStrangers } from './add-strangers';
import type { FriendFixture, PathAction } from './friend-fixture';
import { openFriendFixture } from './friend-fixture';
import { sentEvent } from '../../support/sent-event';

const NOBODY = { friends: [], incoming: [], outgoing: [], blocked: [] };
const ACTIONS: readonly PathAction[] = ['accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'];

let fixture: FriendFixture;
beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const words = ({ envelope }: Answer) => {
  const { code, debug, message } = envelope().status;
  return [code, debug, message];
};

/** Resets the limits of requests in a day and a month. */
async function endWindows(): Promise<void> {
  await fixture.server.deps.database.db.update(attemptCounts).set({ endsAt: fixture.clock.now() });
}

describe('a friend request', () => {
  test('is listed for both, notifies the receiver, and makes friends when accepted', async () => {
    const { vega, mira } = fixture;
    const asked = await fixture.request(vega, 'MIRA-2');
    expect(asked.envelope()).toMatchObject({
      status: { message: 'Friend request sent.' },
      data: { username: 'mira-2', friendship: 'asked' },
    });
    expect(await fixture.names(vega)).toEqual({ ...NOBODY, outgoing: ['mira-2'] });
    expect(await fixture.names(mira)).toEqual({ ...NOBODY, incoming: ['vega'] });
    expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);

    expect((await fixture.perform(mira, 'accept', 'vega')).envelope().data).toEqual({
      username: 'vega',
      friendship: 'friends',
    });
    expect((await fixture.names(vega)).friends).toEqual(['mira-2']);
    expect((await fixture.names(mira)).friends).toEqual(['vega']);
    expect(await fixture.notifications(mira)).toEqual([]);
    expect(await fixture.notifications(vega)).toEqual(['friend-accepted of mira-2']);
  });

  test('in the opposite direction makes friends, and a repetition changes and notifies nothing', async () => {
    const { vega, mira } = fixture;
    await fixture.request(vega, 'mira-2');
    await fixture.request(vega, 'mira-2');
    expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);
    expect((await fixture.request(mira, 'vega')).envelope()).toMatchObject({
      status: { message: 'You’re now friends.' },
      data: { friendship: 'friends' },
    });
    const again = [await fixture.request(vega, 'mira-2'), await fixture.perform(vega, 'accept', 'mira-2')];
    const [message, data] = [
      'You’re already friends.',
      { username: 'mira-2', friendship: 'friends', were_friends: true },
    ];
    for (const answer of again) expect(answer.envelope()).toMatchObject({ status: { message }, data });
    expect(await fixture.notifications(vega)).toEqual(['friend-accepted of mira-2']);
  });

  test('leaves nothing when declined or cancelled, not even its notification', async () => {
    const { vega, mira } = fixture;
    for (const [whose, action, user] of [
      [mira, 'decline', 'vega'],
      [vega, 'withdraw', 'mira-2'],
    ] as const) {
      await fixture.request(vega, 'mira-2');
      expect((await fixture.perform(whose, action, user)).status).toBe(200);
      expect([await fixture.names(vega), await fixture.names(mira)]).toEqual([NOBODY, NOBODY]);
      expect([await fixture.notifications(vega), await fixture.notifications(mira)]).toEqual([[], []]);
    }
  });

  test('to oneself is refused', async () => {
    expect((await fixture.request(fixture.vega, 'Vega')).status).toBe(422);
    for (const action of ACTIONS) expect((await fixture.perform(fixture.vega, action, 'vega')).status).toBe(422);
  });

  test.each(['no-such-player', 'x', "' or 1=1 --", '\u0000', 'a'.repeat(254), '😀'])(
    'to %j returns 404',
    async (user) => {
      expect(words(await fixture.request(fixture.vega, user))).toEqual([
        404,
        'err_not_found',
        'This player does not exist.',
      ]);
    },
  );

  test('is accepted from all, from friends of friends or from nobody, by the receiver’s setting', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.set(mira, { community: { friend_request: 'none' } });
    expect((await fixture.request(vega, 'mira-2')).status).toBe(403);
    await fixture.set(mira, { community: { friend_request: 'friends' } });
    expect((await fixture.request(vega, 'mira-2')).status).toBe(403);
    await fixture.befriend(vega, lyra);
    expect((await fixture.request(vega, 'mira-2')).status).toBe(403);
    await fixture.befriend(mira, lyra);
    expect((await fixture.request(vega, 'mira-2')).status).toBe(200);
  });

  test('is possible for players who accept none, and makes friends in the opposite direction', async () => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { community: { friend_request: 'none' } });
    await fixture.request(mira, 'vega');
    expect((await fixture.request(vega, 'mira-2')).envelope().data).toMatchObject({ friendship: 'friends' });
  });

  test('by name never finds an address, which has a separate call', async () => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { community: { searchable_by_email: true } });
    expect(words(await fixture.request(vega, mira.email))).toEqual(
      words(await fixture.request(vega, 'nobody@mail.test')),
    );
  });

  test('is limited by open requests, in a day, and to one player in a month', async () => {
    const { vega, mira } = fixture;
    for (let round = 0; round < 3; round += 1) {
      expect((await fixture.request(vega, 'mira-2')).status).toBe(200);
      await fixture.perform(mira, 'decline', 'vega');
    }
    expect((await fixture.request(vega, 'mira-2')).status).toBe(429);
    await endWindows();
    expect((await fixture.request(vega, 'mira-2')).status).toBe(200);

    await fixture.clear();
    const strangers = await addStrangers(fixture, OPEN_REQUESTS_MAX);
    const statuses: number[] = [];
    for (let place = 0; place < 31; place += 1)
      statuses.push((await fixture.request(vega, `stranger-${String(place)}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const { db } = fixture.server.deps.database;
    await db.delete(friendships);
    await db.insert(friendships).values(
      strangers.map((id) => {
        const [first = '', second = ''] = [id, vega.id].sort();
        return { first, second, requestedBy: vega.id, createdAt: fixture.clock.now() };
      }),
    );
    await endWindows();
    expect(words(await fixture.request(vega, 'lyra'))[2]).toMatch(/^You have 50 open friend requests/);
  });
});

describe('a friendship', () => {
  test('ends for both, without a notification', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    const before = await fixture.notifications(mira);
    expect((await fixture.perform(vega, 'remove', 'mira-2')).envelope().data).toMatchObject({ friendship: 'none' });
    expect([await fixture.names(vega), await fixture.names(mira)]).toEqual([NOBODY, NOBODY]);
    expect(await fixture.notifications(mira)).toEqual(before);
    expect((await fixture.perform(vega, 'remove', 'mira-2')).status).toBe(404);
  });

  test('is limited on both sides', async () => {
    const { vega, mira } = fixture;
    const strangers = await addStrangers(fixture, FRIENDS_MAX);
    const { db } = fixture.server.deps.database;
    const at = fixture.clock.now();
    await db.insert(friendships).values(
      strangers.map((id) => {
        const [first = '', second = ''] = [id, vega.id].sort();
        return { first, second, requestedBy: id, createdAt: at, acceptedAt: at };
      }),
    );
    expect(words(await fixture.request(vega, 'mira-2'))[2]).toMatch(/^You’ve reached the limit of 250 friends/);
    await fixture.request(mira, 'vega');
    expect((await fixture.perform(vega, 'accept', 'mira-2')).status).toBe(409);
    expect((await fixture.names(vega)).incoming).toEqual(['mira-2']);
    await fixture.perform(vega, 'remove', 'stranger-7');
    expect((await fixture.perform(vega, 'accept', 'mira-2')).status).toBe(200);
  });
});

describe('a block', () => {
  test('ends the friendship, deletes notifications, and makes each unknown to the other', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    const publish = vi.spyOn(fixture.server.deps.realtime, 'publish');
    expect((await fixture.perform(vega, 'block', 'mira-2')).status).toBe(200);
    expect((await fixture.perform(vega, 'block', 'mira-2')).status).toBe(200);
    expect(publish.mock.calls.map(sentEvent)).toEqual([
      [`announcement.${vega.id}`, '.friends.changed', null],
      [`announcement.${mira.id}`, '.friends.changed', null],
    ]);
    publish.mockRestore();
    expect(await fixture.names(vega)).toEqual({ ...NOBODY, blocked: ['mira-2'] });
    expect(await fixture.names(mira)).toEqual(NOBODY);
    expect([await fixture.notifications(vega), await fixture.notifications(mira)]).toEqual([[], []]);

    const unknown = words(await fixture.request(mira, 'no-such-player'));
    expect(words(await fixture.request(mira, 'vega'))).toEqual(unknown);
    for (const action of ACTIONS) {
      const answer = await fixture.perform(mira, action, 'vega');
      expect([action, ...words(answer)]).toEqual([
        action,
        ...words(await fixture.perform(mira, action, 'no-such-player')),
      ]);
    }
    expect((await fixture.request(vega, 'mira-2')).status).toBe(409);
  });

  test('of a stranger is published to the caller only, and its end to both', async () => {
    const { vega, mira } = fixture;
    const publish = vi.spyOn(fixture.server.deps.realtime, 'publish');
    await fixture.perform(vega, 'block', 'mira-2');
    expect((await fixture.perform(mira, 'unblock', 'vega')).status).toBe(404);
    expect((await fixture.perform(vega, 'unblock', 'mira-2')).status).toBe(200);
    expect((await fixture.perform(vega, 'unblock', 'mira-2')).status).toBe(404);
    expect(publish.mock.calls.map((call) => call[1])).toEqual([vega, vega, mira].map(({ id }) => `announcement.${id}`));
    publish.mockRestore();
    expect((await fixture.request(mira, 'vega')).status).toBe(200);
  });

  test('is limited in number', async () => {
    const { vega } = fixture;
    const strangers = await addStrangers(fixture, BLOCKED_MAX);
    const { db } = fixture.server.deps.database;
    await db
      .insert(blocks)
      .values(strangers.map((blocked) => ({ blocker: vega.id, blocked, createdAt: fixture.clock.now() })));
    expect((await fixture.perform(vega, 'block', 'mira-2')).status).toBe(409);
  });
});

describe('a deleted player', () => {
  test('returns 404 for every friend action', async () => {
    const { vega, lyra } = fixture;
    await fixture.befriend(vega, lyra);
    const { db } = fixture.server.deps.database;
    await db.update(accounts).set({ deletedAt: fixture.clock.now() }).where(eq(accounts.id, lyra.id));
    expect((await fixture.names(vega)).friends).toEqual([]);
    expect((await fixture.request(vega, 'lyra')).status).toBe(404);
    await db.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, lyra.id));
  });
});
