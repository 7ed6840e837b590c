import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { friendList } from '../../../../src/contract/friend.contract';
import { profileComments as commentsCall } from '../../../../src/contract/profile-comments.contract';
import { globalSearch } from '../../../../src/contract/search.contract';
import type { Relation } from '../../../../src/domain/account/privacy';
import { RELATIONS } from '../../../../src/domain/account/privacy';
import { friendAddressKey } from '../../../../src/domain/friends/friend';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accounts, accountSettings } from '../../../../server/platform/database/schema/accounts';
import { profileComments } from '../../../../server/platform/database/schema/comments';
import { playerFollows } from '../../../../server/platform/database/schema/follows';
import { addressRequests, friendships } from '../../../../server/platform/database/schema/friends';
import { games } from '../../../../server/platform/database/schema/games';
import { attemptCounts } from '../../../../server/platform/database/schema/platform';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { dataOf } from '../../support/data-of';
import type { ProfileFixture } from './profile-fixture';
import { openProfileFixture } from './profile-fixture';

/** Expected results in the order visitor, player, friend, blocked, self. */
type Row = readonly [visitor: unknown, player: unknown, friend: unknown, blocked: unknown, self: unknown];

let fixture: ProfileFixture;
let nova = '';
beforeAll(async () => {
  fixture = await openProfileFixture();
  nova = await fixture.idOf('nova');
  const { db } = fixture.server.deps.database;
  const emailVerifiedAt = fixture.server.deps.clock.now();
  await db
    .update(accounts)
    .set({ email: 'nova@mail.test', emailKey: 'nova@mail.test', emailVerifiedAt, phone: '+447700900123' })
    .where(eq(accounts.id, nova));
});
afterEach(async () => {
  const { db } = fixture.server.deps.database;
  await db.delete(attemptCounts);
  await db.delete(addressRequests);
  await db.delete(playerFollows);
  await db.delete(profileComments);
  await db.delete(friendships).where(eq(friendships.requestedBy, await fixture.idOf('somebody')));
});
afterAll(() => fixture.server.close());

type Change = {
  readonly [Group in 'privacy' | 'community']?: Partial<UserSettings[Group]>;
};

async function set({ privacy, community }: Change): Promise<void> {
  const standard = defaultSettings();
  const settings = {
    ...standard,
    privacy: { ...standard.privacy, ...privacy },
    community: { ...standard.community, ...community },
  };
  await fixture.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, nova));
}

/** Returns the results of the five relations. */
async function seen(look: (relation: Relation) => Promise<unknown>): Promise<readonly unknown[]> {
  const all = [];
  for (const relation of RELATIONS) all.push(await look(relation));
  return all;
}

const call = (
  path: string,
  relation: Relation,
  options: { readonly method?: string; readonly body?: unknown } = {},
) => {
  const cookie = fixture.cookies[relation];
  return fixture.server.request(path, { ...options, ...(cookie === undefined ? {} : { cookie }) });
};

const BY_ADDRESS = '/v1/private/user/account/friends/request/by-address';
const PROFILE = 'user/community/profile/nova';

describe('the visibility of the profile', () => {
  test.each<['all' | 'friends' | 'none', Row, Row]>([
    ['all', [200, 200, 200, 404, 200], [true, true, true, false, true]],
    // The search finds only public profiles, except for the caller's blocks.
    ['friends', [403, 403, 200, 404, 200], [false, false, false, false, false]],
    ['none', [403, 403, 403, 404, 200], [false, false, false, false, false]],
  ])('%s decides who may view, follow and comment, and whom the search finds', async (value, page, found) => {
    await set({ privacy: { profile_visibility: value } });
    expect(await seen(async (relation) => (await fixture.open('nova', relation)).status)).toEqual(page);
    expect(await seen(async (relation) => (await call(`/v1/public/${PROFILE}/comments`, relation)).status)).toEqual(
      page,
    );
    const named = async (relation: Relation) => {
      const { users } = dataOf(globalSearch, await call('/v1/public/global/search?query=nova&users=1', relation));
      return users?.items.some(({ username }) => username === 'nova');
    };
    expect(await seen(named)).toEqual(found);
    const follow = async (relation: Relation) =>
      (
        await call('/v1/private/user/community/follows/players/nova', relation, {
          method: 'PUT',
          body: { following: true },
        })
      ).status;
    const [, player, friend] = page;
    expect(await seen(follow)).toEqual([401, player, friend, 404, 422]);
  });
});

describe('the visibility of a part', () => {
  const SETTINGS = [
    ['play_history', 'history'],
    ['badge_visibility', 'badges'],
    ['achievement_visibility', 'achievements'],
    ['activity_visibility', 'activity'],
    ['friend_visibility', 'friends'],
    ['inventory_visibility', 'inventory'],
  ] as const;
  const ROWS = {
    all: [true, true, true, 404, true],
    friends: [false, false, true, 404, true],
    none: [false, false, false, 404, true],
  } as const;
  const cases = SETTINGS.flatMap(([setting, part]) =>
    (['all', 'friends', 'none'] as const).map((value) => [setting, value, part] as const),
  );

  test.each(cases)('%s %s decides who may view %s, and nothing else', async (setting, value, part) => {
    await set({ privacy: { [setting]: value } });
    const look = async (relation: Relation) => {
      const answer = await fixture.open('nova', relation);
      if (answer.status !== 200) return answer.status;
      const profile = await fixture.profile('nova', relation);
      for (const [, other] of SETTINGS) if (other !== part) expect(profile[other]).not.toBeNull();
      return profile[part] !== null;
    };
    expect(await seen(look)).toEqual(ROWS[value]);
  });

  test.each([
    ['activity_visibility', 'all', [true, 'pulse-saber']],
    ['activity_visibility', 'friends', [true, 'pulse-saber']],
    ['activity_visibility', 'none', [false, undefined]],
    ['play_history', 'none', [true, undefined]],
  ] as const)('%s %s decides which presence a friend sees', async (setting, value, expected) => {
    const { db } = fixture.server.deps.database;
    const [game] = await db.select().from(games).where(eq(games.slug, 'pulse-saber'));
    const now = fixture.server.deps.clock.now();
    await db.insert(playSessions).values({ accountId: nova, gameId: game?.id ?? 0, startedAt: now, heartbeatAt: now });
    await set({ privacy: { [setting]: value } });
    const { friends } = dataOf(friendList, await call('/v1/private/user/account/friends', 'friend'));
    const presence = friends.find(({ username }) => username === 'nova')?.presence;
    expect([presence?.online, presence?.playing?.slug]).toEqual(expected);
    await db.delete(playSessions).where(eq(playSessions.accountId, nova));
  });
});

describe('the comments of a profile', () => {
  test.each<['all' | 'friends' | 'none', Row, Row]>([
    ['all', [200, 200, 200, 404, 200], [401, 200, 200, 404, 403]],
    ['friends', [403, 403, 200, 404, 200], [401, 403, 200, 404, 403]],
    ['none', [403, 403, 403, 404, 200], [401, 403, 403, 404, 403]],
  ])('can be read and written according to %s', async (value, read, written) => {
    await set({ privacy: { profile_comments: value } });
    expect(await seen(async (relation) => (await call(`/v1/public/${PROFILE}/comments`, relation)).status)).toEqual(
      read,
    );
    const write = async (relation: Relation) =>
      (await call(`/v1/private/${PROFILE}/comments`, relation, { method: 'POST', body: { text: 'Hello.' } })).status;
    expect(await seen(write)).toEqual(written);
    const stored = dataOf(commentsCall, await call(`/v1/public/${PROFILE}/comments`, 'self')).comments;
    expect(stored).toHaveLength(written.filter((status) => status === 200).length);
  });
});

describe('followers', () => {
  test.each<[boolean, Row, Row]>([
    [true, [0, 0, 0, 404, 0], [401, 200, 200, 404, 422]],
    [false, [null, null, null, 404, null], [401, 403, 403, 404, 422]],
  ])('are counted and accepted according to %s', async (value, counted, followed) => {
    await set({ privacy: { followers: value } });
    const count = async (relation: Relation) => {
      const answer = await fixture.open('nova', relation);
      return answer.status === 200 ? (await fixture.profile('nova', relation)).followers : answer.status;
    };
    expect(await seen(count)).toEqual(counted);
    const path = '/v1/private/user/community/follows/players/nova';
    const follow = async (relation: Relation) =>
      (await call(path, relation, { method: 'PUT', body: { following: true } })).status;
    expect(await seen(follow)).toEqual(followed);
  });
});

describe('friend requests', () => {
  test.each<['all' | 'friends' | 'none', Row]>([
    ['all', [401, 'asked', 'friends', 404, 422]],
    // No two players here have a common friend.
    ['friends', [401, 403, 'friends', 404, 422]],
    ['none', [401, 403, 'friends', 404, 422]],
  ])('are accepted according to %s', async (value, expected) => {
    await set({ community: { friend_request: value } });
    const send = async (relation: Relation) => {
      const answer = await call('/v1/private/user/account/friends/request', relation, {
        method: 'POST',
        body: { user: 'nova' },
      });
      return answer.status === 200 ? (answer.envelope().data as { friendship: string }).friendship : answer.status;
    };
    expect(await seen(send)).toEqual(expected);
  });

  test.each([
    ['searchable_by_email', true, { kind: 'email', email: 'nova@mail.test' }, [401, true, false, false, false]],
    ['searchable_by_email', false, { kind: 'email', email: 'nova@mail.test' }, [401, false, false, false, false]],
    ['searchable_by_phone', true, { kind: 'phone', phone: '+447700900123' }, [401, true, false, false, false]],
    ['searchable_by_phone', false, { kind: 'phone', phone: '+447700900123' }, [401, false, false, false, false]],
  ] as const)('reach the player if %s is %s, with the same response', async (setting, value, address, reached) => {
    await set({ community: { [setting]: value } });
    const names = { visitor: '', player: 'somebody', friend: 'orion', blocked: 'blocked-one', self: 'nova' };
    const answers = new Set<string>();
    const { deps } = fixture.server;
    const send = async (relation: Relation) => {
      const body = { address: friendAddressKey(address) };
      const { status, text } = await call(BY_ADDRESS, relation, { method: 'POST', body });
      if (status !== 200) return status;
      answers.add(text);
      const id = await fixture.idOf(names[relation]);
      await deps.afterAnswers.settled();
      const stored = await deps.database.db.select().from(addressRequests).where(eq(addressRequests.senderId, id));
      return stored.length > 0;
    };
    expect(await seen(send)).toEqual(reached);
    expect(answers.size).toBe(1);
  });
});
