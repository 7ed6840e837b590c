import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { playerAchievements } from '../../../../server/platform/database/schema/player-achievements';
import { CachedBadgeCounts } from '../../../../server/identity/account/cached-badge-counts';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import type { OwnPlaceHouse } from './own-place-house';
import { openOwnPlaceHouse } from './own-place-house';

const MINUTE = 60_000;
let house: OwnPlaceHouse;
let player: ClosingPlayer;
let badges: readonly string[];

beforeAll(async () => {
  house = await openOwnPlaceHouse();
  badges = await house.badgesOf('pulse-saber');
});
beforeEach(async () => {
  await house.server.deps.database.db.delete(playerAchievements);
  player = await house.player();
  // What is counted is kept for five minutes.
  house.clock.advance(6 * MINUTE);
});
afterAll(() => house.server.close());

const slugsOf = ({ games: all }: Awaited<ReturnType<OwnPlaceHouse['achievements']>>) =>
  all.map(({ game }) => game.slug);

describe('what a player has earned and is missing', () => {
  test('is told of every game that was played, with what is missing', async () => {
    await house.played(player, { game: 'pulse-saber', ago: 60, minutes: 5 });
    await house.earned(player, 'pulse-saber', badges[1] ?? '', 55);
    const told = await house.achievements(player);
    expect(slugsOf(told)).toEqual(['pulse-saber']);
    const [game] = told.games;
    expect(game?.achievements.map(({ slug }) => slug)).toEqual(badges);
    expect(game?.achievements.filter(({ unlocked }) => unlocked !== null).map(({ slug }) => slug)).toEqual([badges[1]]);
    expect([game?.earned, game?.total, told.earned, told.total]).toEqual([1, badges.length, 1, badges.length]);
  });

  test('tells which share of the players has each, and who has it counts', async () => {
    const others = [await house.player(), await house.player(), await house.player()];
    for (const other of [player, ...others]) await house.played(other, { game: 'beacon-keep', ago: 60, minutes: 5 });
    const [first = '', second = ''] = await house.badgesOf('beacon-keep');
    await house.earned(player, 'beacon-keep', first, 55);
    const rarity = async () => {
      const { games: all } = await house.achievements(player);
      return all[0]?.achievements.slice(0, 2).map((badge) => badge.rarity);
    };
    expect(await rarity()).toEqual([25, 0]);
    // Kept for a while, but never so that what the player has is had by nobody.
    await house.earned(player, 'beacon-keep', second, 1);
    expect(await rarity()).toEqual([25, 25]);
    for (const other of others) await house.earned(other, 'beacon-keep', second, 1);
    expect(await rarity()).toEqual([25, 25]);
    house.clock.advance(6 * MINUTE);
    expect(await rarity()).toEqual([25, 100]);
  });

  test('says nothing of the shares while nobody knows them', async () => {
    await house.played(player, { game: 'beacon-keep', ago: 60, minutes: 5 });
    const [first = ''] = await house.badgesOf('beacon-keep');
    await house.earned(player, 'beacon-keep', first, 55);
    const unknown = vi.spyOn(CachedBadgeCounts.prototype, 'take').mockResolvedValueOnce(new Map());
    const { games: all } = await house.achievements(player);
    unknown.mockRestore();
    expect(all[0]?.achievements.slice(0, 2).map(({ rarity }) => rarity)).toEqual([null, null]);
  });

  test('can be narrowed to what is earned or missing, and ordered', async () => {
    await house.played(player, { game: 'orbital-salvage', ago: 10, minutes: 5 });
    for (const badge of badges) await house.earned(player, 'pulse-saber', badge, 55);
    expect(slugsOf(await house.achievements(player))).toEqual(['orbital-salvage', 'pulse-saber']);
    expect(slugsOf(await house.achievements(player, '?order=completion'))).toEqual(['pulse-saber', 'orbital-salvage']);
    expect(slugsOf(await house.achievements(player, '?order=title'))).toEqual(['orbital-salvage', 'pulse-saber']);
    const earned = await house.achievements(player, '?show=earned');
    expect([slugsOf(earned), earned.pagination.total]).toEqual([['pulse-saber'], 1]);
    const missing = await house.achievements(player, '?show=missing');
    expect(slugsOf(missing)).toEqual(['orbital-salvage']);
    expect(missing.games[0]?.achievements.every(({ unlocked }) => unlocked === null)).toBe(true);
    // The whole stays the whole.
    expect([missing.earned, missing.total]).toEqual([earned.earned, earned.total]);
  });

  test('is nothing without a play, nor of games that are no longer shown', async () => {
    const { db } = house.server.deps.database;
    expect(await house.achievements(player)).toMatchObject({ games: [], earned: 0, total: 0 });
    await house.earned(player, 'pulse-saber', badges[0] ?? '', 5);
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    expect(await house.achievements(player)).toMatchObject({ games: [], earned: 0, total: 0 });
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
    expect(slugsOf(await house.achievements(player))).toEqual(['pulse-saber']);
  });

  test('has the badges of the portal beside it', async () => {
    const { db } = house.server.deps.database;
    expect((await house.achievements(player)).badges).toEqual([]);
    const createdAt = new Date(house.clock.now().getTime() - 800 * 24 * 60 * MINUTE);
    await db.update(accounts).set({ createdAt }).where(eq(accounts.id, player.id));
    expect((await house.achievements(player)).badges.map(({ title }) => title)).toEqual(['Member for 2 years']);
  });

  test.each(['?show=none', '?order=worst', '?page=0'])('is refused for %s', async (query) => {
    const answer = await house.send(player, 'GET', `/v1/private/user/account/achievements${query}`);
    expect(answer.status).toBe(422);
  });
});

describe('the front page of the account', () => {
  test('tells the last four games and the last three badges', async () => {
    const [one = '', two = ''] = badges;
    const played = ['pulse-saber', 'lantern-drift', 'orbital-salvage', 'beacon-keep', 'pulse-saber', 'glyph-gate'];
    for (const [place, game] of played.entries())
      await house.played(player, { game, ago: 100 - place * 10, minutes: 5 });
    await house.played(player, { game: 'lantern-drift', ago: 2 });
    await house.earned(player, 'pulse-saber', one, 20);
    await house.earned(player, 'pulse-saber', two, 10);
    const { resume, achievements } = await house.home(player);
    expect(resume.map(({ game, playing }) => [game.slug, playing])).toEqual([
      ['lantern-drift', true],
      ['glyph-gate', false],
      ['pulse-saber', false],
      ['beacon-keep', false],
    ]);
    expect(resume[0]?.hero.sm).toMatch(/^http/);
    expect(achievements.map(({ slug, game }) => [slug, game.slug])).toEqual([
      [two, 'pulse-saber'],
      [one, 'pulse-saber'],
    ]);
  });

  test('is empty at first', async () => {
    expect(await house.home(player)).toEqual({ resume: [], achievements: [] });
  });
});
