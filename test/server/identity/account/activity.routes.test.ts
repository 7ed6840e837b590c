import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { communityProfile } from '../../../../src/contract/profile.contract';
import type { ActivityKind } from '../../../../src/domain/account/activity';
import { defaultSettings } from '../../../../src/domain/session/settings';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/account-settings';
import { catalogItems } from '../../../../server/platform/database/schema/catalog-items';
import { developerFollows } from '../../../../server/platform/database/schema/developer-follows';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import { gameReactions } from '../../../../server/platform/database/schema/game-reactions';
import { games } from '../../../../server/platform/database/schema/games';
import { ownedItems } from '../../../../server/platform/database/schema/owned-items';
import { playerFollows } from '../../../../server/platform/database/schema/player-follows';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { OwnPlaceHouse } from './own-place-house';
import { openOwnPlaceHouse } from './own-place-house';

const GAME = 'pulse-saber';
let house: OwnPlaceHouse;
let player: ClosingPlayer;
let friend: ClosingPlayer;

beforeAll(async () => {
  house = await openOwnPlaceHouse();
});
beforeEach(async () => {
  player = await house.player();
  friend = await house.player();
});
afterAll(() => house.server.close());

/** One of everything, in this order. */
async function doAll(): Promise<void> {
  const { db } = house.server.deps.database;
  const [game] = await db.select().from(games).where(eq(games.slug, GAME));
  const gameId = game?.id ?? 0;
  const accountId = player.id;
  await house.played(player, { game: GAME, ago: 60, minutes: 5 });
  const [badge = ''] = await house.badgesOf(GAME);
  await house.earned(player, GAME, badge, 50);
  const postedAt = house.ago(40);
  await db
    .insert(reviews)
    .values({ gameId, accountId, body: 'Bright and quick.', rating: 4, postedAt, updatedAt: postedAt });
  await db.insert(gameReactions).values({ gameId, accountId, kind: 'love', createdAt: house.ago(30) });
  await db.insert(favourites).values({ gameId, accountId, addedAt: house.ago(28) });
  const developerId = game?.developerId ?? 0;
  await db.insert(developerFollows).values({ accountId, developerId, followedAt: house.ago(26) });
  await db.insert(playerFollows).values({ followerId: accountId, followedId: friend.id, followedAt: house.ago(24) });
  const [first = '', second = ''] = [accountId, friend.id].sort();
  const pair = { first, second, askedBy: first, createdAt: house.ago(25), acceptedAt: house.ago(20) };
  await db.insert(friendships).values(pair);
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
  await db.insert(ownedItems).values({ accountId, itemId: sold?.id ?? 0, count: 1, paid: 7, boughtAt: house.ago(10) });
}

async function setPrivacy(of: ClosingPlayer, privacy: Partial<UserSettings['privacy']>): Promise<void> {
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, ...privacy } };
  await house.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, of.id));
}

/** The kinds that a profile tells whoever looks. */
async function shownTo(caller?: ClosingPlayer): Promise<readonly ActivityKind[] | undefined> {
  const path = `/v1/public/user/community/profile/${player.username}`;
  const answer = await house.send(caller, 'GET', path);
  return dataOf(communityProfile, answer).activity?.map(({ kind }) => kind);
}

describe('what a player has done', () => {
  test('is told from all records, the newest first, in words', async () => {
    await doAll();
    const { items, next } = await house.activity(player);
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['bought', 'Got Blue Hat in Pulse Saber'],
      ['befriended', `Became friends with ${friend.username}`],
      ['followed', `Followed ${friend.username}`],
      ['followed', expect.stringMatching(/^Followed [A-Z]/)],
      ['favourited', 'Made Pulse Saber a favourite'],
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
    expect((await house.activity(player, '?kind=reviewed')).items.map(({ kind }) => kind)).toEqual(['reviewed']);
  });

  test.each([{ profile_visibility: 'none' as const }, { followers: false }])(
    'names nobody to the player who follows them and may not any more: %j',
    async (privacy) => {
      await house.server.deps.database.db
        .insert(playerFollows)
        .values({ followerId: player.id, followedId: friend.id, followedAt: house.ago(24) });
      const followed = async () => (await house.activity(player)).items.map(({ text }) => text);
      expect(await followed()).toEqual([`Followed ${friend.username}`]);
      await setPrivacy(friend, privacy);
      expect(await followed()).toEqual([]);
    },
  );

  test('is marked with who else sees it', async () => {
    await doAll();
    await setPrivacy(player, { inventory_visibility: 'none', activity_visibility: 'friends' });
    const { items } = await house.activity(player);
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

  test('comes in parts, each thing once, also of one millisecond', async () => {
    for (let play = 0; play < 45; play += 1) await house.played(player, { ago: 100 + (play % 2), minutes: 1 });
    const [badge = ''] = await house.badgesOf(GAME);
    await house.earned(player, GAME, badge, 100);
    const all: string[] = [];
    const sizes: number[] = [];
    let before: string | null = '';
    while (before !== null) {
      const query: string = before === '' ? '' : `?before=${encodeURIComponent(before)}`;
      const part = await house.activity(player, query);
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
  ])('is refused from the place %s on', async (before) => {
    const path = `/v1/private/user/account/activity?before=${encodeURIComponent(before)}`;
    expect((await house.send(player, 'GET', path)).status).toBe(422);
  });

  test('is nothing of who is gone, and still of a game that is no longer shown, but leads nowhere', async () => {
    const { db } = house.server.deps.database;
    await doAll();
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, GAME));
    const { items } = await house.activity(player);
    expect(items.map(({ kind, url }) => [kind, url === null])).toContainEqual(['played', true]);
    expect(await shownTo()).toEqual(['befriended']);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, GAME));
  });
});

describe('the activity of a profile', () => {
  test('tells others no reaction, favourite or follow, and never what something cost', async () => {
    await doAll();
    expect(await shownTo()).toEqual(['bought', 'befriended', 'reviewed', 'earned', 'played']);
    const { text } = await house.send(undefined, 'GET', `/v1/public/user/community/profile/${player.username}`);
    expect(text).not.toMatch(/paid|price|coins/);
  });

  test('hides with each part what that part hides', async () => {
    await doAll();
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

  test('names no friend whose own profile is hidden', async () => {
    await doAll();
    await setPrivacy(friend, { profile_visibility: 'none' });
    expect(await shownTo()).not.toContain('befriended');
    expect(await shownTo(player)).toContain('befriended');
  });
});

describe('the badges of a profile', () => {
  const badges = async () => {
    const answer = await house.server.request(`/v1/public/user/community/profile/${player.username}`);
    return dataOf(communityProfile, answer).badges?.map(({ slug }) => slug);
  };

  test('are given for what is recorded, and tell nothing of what is hidden', async () => {
    await doAll();
    for (const game of ['lantern-drift', 'orbital-salvage', 'beacon-keep', 'glyph-gate'])
      await house.played(player, { game, ago: 5, minutes: 1 });
    expect(await badges()).toEqual(['five-games', 'first-review']);
    await setPrivacy(player, { play_history: 'none' });
    expect(await badges()).toEqual(['first-review']);
    await setPrivacy(player, { badge_visibility: 'none' });
    expect(await badges()).toBeUndefined();
  });
});
