import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CachedAchievementCounts } from '../../../../server/identity/account/own-achievements.routes';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { playerAchievements } from '../../../../server/platform/database/schema/achievements';
import { games } from '../../../../server/platform/database/schema/games';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import type { PlayerFixture } from './player-fixture';
import { startPlayerFixture } from './player-fixture';

const MINUTE = 60_000;
let fixture: PlayerFixture;
let player: ClosingPlayer;
let badges: readonly string[];

beforeAll(async () => {
  fixture = await startPlayerFixture();
  badges = await fixture.achievementsOf('pulse-saber');
});
beforeEach(async () => {
  await fixture.server.deps.database.db.delete(playerAchievements);
  player = await fixture.player();
  // Counts are cached for five minutes.
  fixture.clock.advance(6 * MINUTE);
});
afterAll(() => fixture.server.close());

const slugsOf = ({ games: all }: Awaited<ReturnType<PlayerFixture['achievements']>>) =>
  all.map(({ game }) => game.slug);

describe('GET account/achievements', () => {
  test('lists every played game with earned and missing achievements', async () => {
    await fixture.played(player, { game: 'pulse-saber', ago: 60, minutes: 5 });
    await fixture.earned(player, 'pulse-saber', badges[1] ?? '', 55);
    const result = await fixture.achievements(player);
    expect(slugsOf(result)).toEqual(['pulse-saber']);
    const [game] = result.games;
    expect(game?.achievements.map(({ slug }) => slug)).toEqual(badges);
    expect(game?.achievements.filter(({ unlocked }) => unlocked !== null).map(({ slug }) => slug)).toEqual([badges[1]]);
    expect([game?.earned, game?.total, result.earned, result.total]).toEqual([1, badges.length, 1, badges.length]);
  });

  test('returns the share of players who have each achievement, including the caller', async () => {
    const others = [await fixture.player(), await fixture.player(), await fixture.player()];
    for (const other of [player, ...others]) await fixture.played(other, { game: 'beacon-keep', ago: 60, minutes: 5 });
    const [first = '', second = ''] = await fixture.achievementsOf('beacon-keep');
    await fixture.earned(player, 'beacon-keep', first, 55);
    const rarity = async () => {
      const { games: all } = await fixture.achievements(player);
      return all[0]?.achievements.slice(0, 2).map((badge) => badge.rarity);
    };
    expect(await rarity()).toEqual([25, 0]);
    // Cached counts never give an unlocked achievement zero holders.
    await fixture.earned(player, 'beacon-keep', second, 1);
    expect(await rarity()).toEqual([25, 25]);
    for (const other of others) await fixture.earned(other, 'beacon-keep', second, 1);
    expect(await rarity()).toEqual([25, 25]);
    fixture.clock.advance(6 * MINUTE);
    expect(await rarity()).toEqual([25, 100]);
  });

  test('returns no rarity while the counts are unknown', async () => {
    await fixture.played(player, { game: 'beacon-keep', ago: 60, minutes: 5 });
    const [first = ''] = await fixture.achievementsOf('beacon-keep');
    await fixture.earned(player, 'beacon-keep', first, 55);
    const unknown = vi.spyOn(CachedAchievementCounts.prototype, 'take').mockResolvedValueOnce(new Map());
    const { games: all } = await fixture.achievements(player);
    unknown.mockRestore();
    expect(all[0]?.achievements.slice(0, 2).map(({ rarity }) => rarity)).toEqual([null, null]);
  });

  test('can be filtered by earned or missing and sorted', async () => {
    await fixture.played(player, { game: 'orbital-salvage', ago: 10, minutes: 5 });
    for (const badge of badges) await fixture.earned(player, 'pulse-saber', badge, 55);
    expect(slugsOf(await fixture.achievements(player))).toEqual(['orbital-salvage', 'pulse-saber']);
    expect(slugsOf(await fixture.achievements(player, '?order=completion'))).toEqual([
      'pulse-saber',
      'orbital-salvage',
    ]);
    expect(slugsOf(await fixture.achievements(player, '?order=title'))).toEqual(['orbital-salvage', 'pulse-saber']);
    const earned = await fixture.achievements(player, '?show=earned');
    expect([slugsOf(earned), earned.pagination.total]).toEqual([['pulse-saber'], 1]);
    const missing = await fixture.achievements(player, '?show=missing');
    expect(slugsOf(missing)).toEqual(['orbital-salvage']);
    expect(missing.games[0]?.achievements.every(({ unlocked }) => unlocked === null)).toBe(true);
    // The totals ignore the filter.
    expect([missing.earned, missing.total]).toEqual([earned.earned, earned.total]);
  });

  test('is empty without a play session and omits games that are no longer published', async () => {
    const { db } = fixture.server.deps.database;
    expect(await fixture.achievements(player)).toMatchObject({ games: [], earned: 0, total: 0 });
    await fixture.earned(player, 'pulse-saber', badges[0] ?? '', 5);
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    expect(await fixture.achievements(player)).toMatchObject({ games: [], earned: 0, total: 0 });
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
    expect(slugsOf(await fixture.achievements(player))).toEqual(['pulse-saber']);
  });

  test('includes the portal badges', async () => {
    const { db } = fixture.server.deps.database;
    expect((await fixture.achievements(player)).badges).toEqual([]);
    const createdAt = new Date(fixture.clock.now().getTime() - 800 * 24 * 60 * MINUTE);
    await db.update(accounts).set({ createdAt }).where(eq(accounts.id, player.id));
    expect((await fixture.achievements(player)).badges.map(({ title }) => title)).toEqual(['Member for 2 years']);
  });

  test.each(['?show=none', '?order=worst', '?page=0'])('refuses the query %s', async (query) => {
    const answer = await fixture.send(player, 'GET', `/v1/private/user/account/achievements${query}`);
    expect(answer.status).toBe(422);
  });
});

describe('GET account/home', () => {
  test('returns the last four games and the latest achievements', async () => {
    const [one = '', two = ''] = badges;
    const played = ['pulse-saber', 'lantern-drift', 'orbital-salvage', 'beacon-keep', 'pulse-saber', 'glyph-gate'];
    for (const [place, game] of played.entries())
      await fixture.played(player, { game, ago: 100 - place * 10, minutes: 5 });
    await fixture.played(player, { game: 'lantern-drift', ago: 2 });
    await fixture.earned(player, 'pulse-saber', one, 20);
    await fixture.earned(player, 'pulse-saber', two, 10);
    const { resume, achievements } = await fixture.home(player);
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

  test('is empty for a new account', async () => {
    expect(await fixture.home(player)).toEqual({ resume: [], achievements: [], tests: 0 });
  });
});
