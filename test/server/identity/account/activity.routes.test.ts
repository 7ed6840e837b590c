import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { communityProfile } from '../../../../src/contract/profile.contract';
import type { ActivityKind } from '../../../../src/domain/account/activity';
import { defaultSettings } from '../../../../src/domain/session/settings';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { developerFollows, playerFollows } from '../../../../server/platform/database/schema/follows';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems, ownedItems } from '../../../../server/platform/database/schema/market';
import { gameReactions } from '../../../../server/platform/database/schema/reactions';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { PlayerFixture } from './player-fixture';
import { startPlayerFixture } from './player-fixture';

const GAME = 'pulse-saber';
let fixture: PlayerFixture;
let player: ClosingPlayer;
let friend: ClosingPlayer;

beforeAll(async () => {
  fixture = await startPlayerFixture();
});
beforeEach(async () => {
  player = await fixture.player();
  friend = await fixture.player();
});
afterAll(() => fixture.server.close());

/** Creates one activity of every kind, in this order. */
async function createAllActivities(): Promise<void> {
  const { db } = fixture.server.deps.database;
  const [game] = await db.select().from(games).where(eq(games.slug, GAME));
  const gameId = game?.id ?? 0;
  const accountId = player.id;
  await fixture.played(player, { game: GAME, ago: 60, minutes: 5 });
  const [badge = ''] = await fixture.achievementsOf(GAME);
  await fixture.earned(player, GAME, badge, 50);
  const postedAt = fixture.ago(40);
  await db
    .insert(reviews)
    .values({ gameId, accountId, body: 'Bright and quick.', rating: 4, postedAt, updatedAt: postedAt });
  await db.insert(gameReactions).values({ gameId, accountId, kind: 'love', createdAt: fixture.ago(30) });
  await db.insert(favourites).values({ gameId, accountId, addedAt: fixture.ago(28) });
  const developerId = game?.developerId ?? 0;
  await db.insert(developerFollows).values({ accountId, developerId, followedAt: fixture.ago(26) });
  await db.insert(playerFollows).values({ followerId: accountId, followedId: friend.id, followedAt: fixture.ago(24) });
  const [first = '', second = ''] = [accountId, friend.id].sort();
  const friendship = { first, second, requestedBy: first, createdAt: fixture.ago(25), acceptedAt: fixture.ago(20) };
  await db.insert(friendships).values(friendship);
  const item = {
    slug: `hat-${player.username}`,
    name: 'Blue Hat',
    description: '',
    descriptionHtml: '',
    thumbnail: 'items/a.webp',
  };
  const [sold] = await db
    .insert(catalogItems)
    .values({ ...item, price: 7, gameId, place: 'game', position: 0, status: 'published', consumable: true })
    .returning({ id: catalogItems.id });
  await db
    .insert(ownedItems)
    .values({ accountId, itemId: sold?.id ?? 0, count: 1, paid: 7, boughtAt: fixture.ago(10) });
}

async function setPrivacy(of: ClosingPlayer, privacy: Partial<UserSettings['privacy']>): Promise<void> {
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, ...privacy } };
  await fixture.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, of.id));
}

/** Returns the kinds of activity that a profile shows to the caller. */
async function shownTo(caller?: ClosingPlayer): Promise<readonly ActivityKind[] | undefined> {
  const path = `/v1/public/user/community/profile/${player.username}`;
  const answer = await fixture.send(caller, 'GET', path);
  return dataOf(communityProfile, answer).activity?.map(({ kind }) => kind);
}

describe('own activity', () => {
  test('lists all kinds of activity as texts, newest first', async () => {
    await createAllActivities();
    const { items, next } = await fixture.activity(player);
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['bought', 'Got Blue Hat in Pulse Saber'],
      ['befriended', `Became friends with ${friend.username}`],
      ['followed', `Followed ${friend.username}`],
      ['followed', expect.stringMatching(/^Followed [A-Z]/)],
      ['favourited', 'Added Pulse Saber to favourites'],
      ['reacted', 'Reacted to Pulse Saber'],
      ['reviewed', 'Reviewed Pulse Saber'],
      ['earned', 'Earned First Cut in Pulse Saber'],
      ['played', 'Played Pulse Saber'],
    ]);
    expect(items.map(({ url }) => url)).toEqual([
      `/arcade/games/pulse-saber/catalog/hat-${player.username}`,
      `/community/user/${friend.username}`,
      `/community/user/${friend.username}`,
      expect.stringMatching(/^\/arcade\/games\/developer\/[a-z-]+$/),
      ...Array<string>(5).fill('/arcade/games/pulse-saber'),
    ]);
    expect(next).toBeNull();
    expect((await fixture.activity(player, '?kind=reviewed')).items.map(({ kind }) => kind)).toEqual(['reviewed']);
  });

  test.each([{ profile_visibility: 'none' as const }, { followers: false }])(
    'omits followed players who no longer allow it: %j',
    async (privacy) => {
      await fixture.server.deps.database.db
        .insert(playerFollows)
        .values({ followerId: player.id, followedId: friend.id, followedAt: fixture.ago(24) });
      const followed = async () => (await fixture.activity(player)).items.map(({ text }) => text);
      expect(await followed()).toEqual([`Followed ${friend.username}`]);
      await setPrivacy(friend, privacy);
      expect(await followed()).toEqual([]);
    },
  );

  test('includes the audience of each activity', async () => {
    await createAllActivities();
    await setPrivacy(player, { inventory_visibility: 'none', activity_visibility: 'friends' });
    const { items } = await fixture.activity(player);
    expect(Object.fromEntries(items.map(({ kind, audience }) => [kind, audience]))).toEqual({
      bought: 'none',
      befriended: 'friends',
      reacted: 'none',
      favourited: 'none',
      followed: 'none',
      reviewed: 'friends',
      earned: 'friends',
      played: 'friends',
    });
  });

  test('is paginated without duplicates or gaps, even within one millisecond', async () => {
    for (let play = 0; play < 45; play += 1) await fixture.played(player, { ago: 100 + (play % 2), minutes: 1 });
    const [badge = ''] = await fixture.achievementsOf(GAME);
    await fixture.earned(player, GAME, badge, 100);
    const all: string[] = [];
    const sizes: number[] = [];
    let before: string | null = '';
    while (before !== null) {
      const query: string = before === '' ? '' : `?before=${encodeURIComponent(before)}`;
      const part = await fixture.activity(player, query);
      all.push(...part.items.map(({ id }) => id));
      sizes.push(part.items.length);
      before = part.next;
    }
    expect(sizes).toEqual([20, 20, 6]);
    expect(new Set(all).size).toBe(46);
  });

  test.each([
    'x',
    '2026-13-01T00:00:00.000Z_played:1',
    '2026-02-30T00:00:00.000Z_played:1',
    "2026-02-03T00:00:00.000Z_'",
  ])('refuses the mark %s', async (before) => {
    const path = `/v1/private/user/account/activity?before=${encodeURIComponent(before)}`;
    expect((await fixture.send(player, 'GET', path)).status).toBe(422);
  });

  test('keeps activity of a draft game without a link for the owner, and hides it from others', async () => {
    const { db } = fixture.server.deps.database;
    await createAllActivities();
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, GAME));
    const { items } = await fixture.activity(player);
    expect(items.map(({ kind, url }) => [kind, url === null])).toContainEqual(['played', true]);
    expect(await shownTo()).toEqual(['befriended']);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, GAME));
  });
});

describe('profile activity', () => {
  test('never shows reactions, favourites, follows or prices to others', async () => {
    await createAllActivities();
    expect(await shownTo()).toEqual(['bought', 'befriended', 'reviewed', 'earned', 'played']);
    const { text } = await fixture.send(undefined, 'GET', `/v1/public/user/community/profile/${player.username}`);
    expect(text).not.toMatch(/paid|price|coins/);
  });

  test('hides the activity of each hidden profile section', async () => {
    await createAllActivities();
    const hidden = async (privacy: Partial<UserSettings['privacy']>) => {
      await setPrivacy(player, privacy);
      const shown = (await shownTo()) ?? [];
      return ['bought', 'befriended', 'reviewed', 'earned', 'played'].filter(
        (kind) => !shown.some((one) => one === kind),
      );
    };
    expect(await hidden({ play_history: 'none' })).toEqual(['played']);
    expect(await hidden({ achievement_visibility: 'friends' })).toEqual(['earned']);
    expect(await hidden({ friend_visibility: 'none' })).toEqual(['befriended']);
    expect(await hidden({ inventory_visibility: 'none' })).toEqual(['bought']);
    await setPrivacy(player, { achievement_visibility: 'friends' });
    expect(await shownTo(friend)).toContain('earned');
    await setPrivacy(player, { activity_visibility: 'none' });
    expect([await shownTo(), (await shownTo(player))?.length]).toEqual([undefined, 9]);
  });

  test('omits friends whose own profile is hidden', async () => {
    await createAllActivities();
    await setPrivacy(friend, { profile_visibility: 'none' });
    expect(await shownTo()).not.toContain('befriended');
    expect(await shownTo(player)).toContain('befriended');
  });
});

describe('profile badges', () => {
  const badges = async () => {
    const answer = await fixture.server.request(`/v1/public/user/community/profile/${player.username}`);
    return dataOf(communityProfile, answer).badges?.map(({ slug }) => slug);
  };

  test('follow from the player’s records and disappear with hidden sections', async () => {
    await createAllActivities();
    for (const game of ['lantern-drift', 'orbital-salvage', 'beacon-keep', 'glyph-gate'])
      await fixture.played(player, { game, ago: 5, minutes: 1 });
    expect(await badges()).toEqual(['five-games', 'first-review']);
    await setPrivacy(player, { play_history: 'none' });
    expect(await badges()).toEqual(['first-review']);
    await setPrivacy(player, { badge_visibility: 'none' });
    expect(await badges()).toBeUndefined();
  });
});
