import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLOCKED_MAX, FRIENDS_MAX, OPEN_REQUESTS_MAX } from '../../../../src/domain/friends/friend-limits';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { attemptCounts } from '../../../../server/platform/database/schema/attempt-counts';
import { blocks } from '../../../../server/platform/database/schema/blocks';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import type { Answer } from '../../support/http-client';
import { addStrangers } from './add-strangers';
import type { FriendHouse, PathDeed } from './friend-house';
import { openFriendHouse } from './friend-house';

const NOBODY = { friends: [], incoming: [], outgoing: [], blocked: [] };
const DEEDS: readonly PathDeed[] = ['accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'];

let house: FriendHouse;
beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

const words = ({ envelope }: Answer) => {
  const { code, debug, message } = envelope().status;
  return [code, debug, message];
};

/** As if the day and the month in which requests were counted were over. */
async function endWindows(): Promise<void> {
  await house.server.deps.database.db.update(attemptCounts).set({ endsAt: house.clock.now() });
}

describe('a request', () => {
  test('is seen by both, told to the one who is asked, and makes friends of them when it is accepted', async () => {
    const { vega, mira } = house;
    const asked = await house.ask(vega, 'MIRA-2');
    expect(asked.envelope()).toMatchObject({
      status: { message: 'Your friend request is sent.' },
      data: { username: 'mira-2', friendship: 'asked' },
    });
    expect(await house.names(vega)).toEqual({ ...NOBODY, outgoing: ['mira-2'] });
    expect(await house.names(mira)).toEqual({ ...NOBODY, incoming: ['vega'] });
    expect(await house.told(mira)).toEqual(['friend-request of vega']);

    expect((await house.do(mira, 'accept', 'vega')).envelope().data).toEqual({
      username: 'vega',
      friendship: 'friends',
    });
    expect((await house.names(vega)).friends).toEqual(['mira-2']);
    expect((await house.names(mira)).friends).toEqual(['vega']);
    expect(await house.told(mira)).toEqual([]);
    expect(await house.told(vega)).toEqual(['friend-accepted of mira-2']);
  });

  test('crosswise makes friends, and the same again changes nothing and tells nobody', async () => {
    const { vega, mira } = house;
    await house.ask(vega, 'mira-2');
    await house.ask(vega, 'mira-2');
    expect(await house.told(mira)).toEqual(['friend-request of vega']);
    expect((await house.ask(mira, 'vega')).envelope()).toMatchObject({
      status: { message: 'You are friends now.' },
      data: { friendship: 'friends' },
    });
    expect((await house.ask(vega, 'mira-2')).envelope().data).toMatchObject({ friendship: 'friends' });
    expect((await house.do(vega, 'accept', 'mira-2')).status).toBe(200);
    expect(await house.told(vega)).toEqual(['friend-accepted of mira-2']);
  });

  test('that is declined or withdrawn leaves nothing, also not what was told of it', async () => {
    const { vega, mira } = house;
    for (const [whose, deed, user] of [
      [mira, 'decline', 'vega'],
      [vega, 'withdraw', 'mira-2'],
    ] as const) {
      await house.ask(vega, 'mira-2');
      expect((await house.do(whose, deed, user)).status).toBe(200);
      expect([await house.names(vega), await house.names(mira)]).toEqual([NOBODY, NOBODY]);
      expect([await house.told(vega), await house.told(mira)]).toEqual([[], []]);
    }
  });

  test('to oneself is refused', async () => {
    expect((await house.ask(house.vega, 'Vega')).status).toBe(422);
    for (const deed of DEEDS) expect((await house.do(house.vega, deed, 'vega')).status).toBe(422);
  });

  test.each(['no-such-player', 'x', "' or 1=1 --", '\u0000', 'a'.repeat(254), '😀'])('to %j is 404', async (user) => {
    expect(words(await house.ask(house.vega, user))).toEqual([404, 'err_not_found', 'This player does not exist.']);
  });

  test('comes from all, from friends of friends or from nobody, as the player says', async () => {
    const { vega, mira, lyra } = house;
    await house.set(mira, { community: { friend_request: 'none' } });
    expect((await house.ask(vega, 'mira-2')).status).toBe(403);
    await house.set(mira, { community: { friend_request: 'friends' } });
    expect((await house.ask(vega, 'mira-2')).status).toBe(403);
    await house.befriend(vega, lyra);
    expect((await house.ask(vega, 'mira-2')).status).toBe(403);
    await house.befriend(mira, lyra);
    expect((await house.ask(vega, 'mira-2')).status).toBe(200);
  });

  test('is answered by who takes none from others, and meets one crosswise', async () => {
    const { vega, mira } = house;
    await house.set(mira, { community: { friend_request: 'none' } });
    await house.ask(mira, 'vega');
    expect((await house.ask(vega, 'mira-2')).envelope().data).toMatchObject({ friendship: 'friends' });
  });

  test('by name finds nobody by an address, which has a call of its own', async () => {
    const { vega, mira } = house;
    await house.set(mira, { community: { searchable_by_email: true } });
    expect(words(await house.ask(vega, mira.email))).toEqual(words(await house.ask(vega, 'nobody@mail.test')));
  });

  test('is refused beyond what may be open, in a day, and to the same one in a month', async () => {
    const { vega, mira } = house;
    for (let round = 0; round < 3; round += 1) {
      expect((await house.ask(vega, 'mira-2')).status).toBe(200);
      await house.do(mira, 'decline', 'vega');
    }
    expect((await house.ask(vega, 'mira-2')).status).toBe(429);
    await endWindows();
    expect((await house.ask(vega, 'mira-2')).status).toBe(200);

    await house.clear();
    const strangers = await addStrangers(house, OPEN_REQUESTS_MAX);
    const statuses: number[] = [];
    for (let place = 0; place < 31; place += 1)
      statuses.push((await house.ask(vega, `stranger-${String(place)}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const { db } = house.server.deps.database;
    await db.delete(friendships);
    await db.insert(friendships).values(
      strangers.map((id) => {
        const [first = '', second = ''] = [id, vega.id].sort();
        return { first, second, askedBy: vega.id, createdAt: house.clock.now() };
      }),
    );
    await endWindows();
    expect(words(await house.ask(vega, 'lyra'))[2]).toMatch(/^You have 50 open requests/);
  });
});

describe('friendship', () => {
  test('ends for both, and the other one is not notified', async () => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    const before = await house.told(mira);
    expect((await house.do(vega, 'remove', 'mira-2')).envelope().data).toMatchObject({ friendship: 'none' });
    expect([await house.names(vega), await house.names(mira)]).toEqual([NOBODY, NOBODY]);
    expect(await house.told(mira)).toEqual(before);
    expect((await house.do(vega, 'remove', 'mira-2')).status).toBe(404);
  });

  test('needs room on both sides', async () => {
    const { vega, mira } = house;
    const strangers = await addStrangers(house, FRIENDS_MAX);
    const { db } = house.server.deps.database;
    const at = house.clock.now();
    await db.insert(friendships).values(
      strangers.map((id) => {
        const [first = '', second = ''] = [id, vega.id].sort();
        return { first, second, askedBy: id, createdAt: at, acceptedAt: at };
      }),
    );
    expect(words(await house.ask(vega, 'mira-2'))[2]).toMatch(/^You have 250 friends/);
    await house.ask(mira, 'vega');
    expect((await house.do(vega, 'accept', 'mira-2')).status).toBe(409);
    expect((await house.names(vega)).incoming).toEqual(['mira-2']);
    await house.do(vega, 'remove', 'stranger-7');
    expect((await house.do(vega, 'accept', 'mira-2')).status).toBe(200);
  });
});

describe('a block', () => {
  test('ends friendship, takes back what was told, and makes each nobody to the other', async () => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    const publish = vi.spyOn(house.server.deps.realtime, 'publish');
    expect((await house.do(vega, 'block', 'mira-2')).status).toBe(200);
    expect((await house.do(vega, 'block', 'mira-2')).status).toBe(200);
    expect(publish.mock.calls.map(([channel, name]) => [channel, name])).toEqual([
      [`announcement.${vega.id}`, '.friends.changed'],
      [`announcement.${mira.id}`, '.friends.changed'],
    ]);
    publish.mockRestore();
    expect(await house.names(vega)).toEqual({ ...NOBODY, blocked: ['mira-2'] });
    expect(await house.names(mira)).toEqual(NOBODY);
    expect([await house.told(vega), await house.told(mira)]).toEqual([[], []]);

    const unknown = words(await house.ask(mira, 'no-such-player'));
    expect(words(await house.ask(mira, 'vega'))).toEqual(unknown);
    for (const deed of DEEDS) {
      const answer = await house.do(mira, deed, 'vega');
      expect([deed, ...words(answer)]).toEqual([deed, ...words(await house.do(mira, deed, 'no-such-player'))]);
    }
    expect((await house.ask(vega, 'mira-2')).status).toBe(409);
  });

  test('of a stranger is told to nobody, and is taken back', async () => {
    const { vega, mira } = house;
    const publish = vi.spyOn(house.server.deps.realtime, 'publish');
    await house.do(vega, 'block', 'mira-2');
    expect(publish.mock.calls.map(([channel]) => channel)).toEqual([`announcement.${vega.id}`]);
    publish.mockRestore();
    expect((await house.do(mira, 'unblock', 'vega')).status).toBe(404);
    expect((await house.do(vega, 'unblock', 'mira-2')).status).toBe(200);
    expect((await house.do(vega, 'unblock', 'mira-2')).status).toBe(404);
    expect((await house.ask(mira, 'vega')).status).toBe(200);
  });

  test('is refused beyond the most there can be', async () => {
    const { vega } = house;
    const strangers = await addStrangers(house, BLOCKED_MAX);
    const { db } = house.server.deps.database;
    await db
      .insert(blocks)
      .values(strangers.map((blocked) => ({ blocker: vega.id, blocked, createdAt: house.clock.now() })));
    expect((await house.do(vega, 'block', 'mira-2')).status).toBe(409);
  });
});

describe('a player who is gone', () => {
  test('is nobody', async () => {
    const { vega, lyra } = house;
    await house.befriend(vega, lyra);
    const { db } = house.server.deps.database;
    await db.update(accounts).set({ deletedAt: house.clock.now() }).where(eq(accounts.id, lyra.id));
    expect((await house.names(vega)).friends).toEqual([]);
    expect((await house.ask(vega, 'lyra')).status).toBe(404);
    await db.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, lyra.id));
  });
});
