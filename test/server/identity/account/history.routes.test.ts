import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { collectPersonalData } from '../../../../server/identity/account-deletion/collect-personal-data';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { PlayerFixture } from './player-fixture';
import { startPlayerFixture } from './player-fixture';

const HISTORY = '/v1/private/user/account/history';
const MINUTE = 60_000;
let fixture: PlayerFixture;
let player: ClosingPlayer;

beforeAll(async () => {
  fixture = await startPlayerFixture();
});
beforeEach(async () => {
  player = await fixture.player();
});
afterAll(() => fixture.server.close());

describe('GET account/history', () => {
  test('lists the newest play session first, with durations and totals', async () => {
    await fixture.played(player, { ago: 300, minutes: 30 });
    await fixture.played(player, { ago: 200, minutes: 5, game: 'pulse-saber', emulated: true });
    await fixture.played(player, { ago: 3 });
    const { items, totals, pagination } = await fixture.history(player);
    expect(items.map(({ game, seconds, playing, emulated }) => [game.slug, seconds, playing, emulated])).toEqual([
      ['lantern-drift', 180, true, false],
      ['pulse-saber', 300, false, true],
      ['lantern-drift', 1800, false, false],
    ]);
    expect(totals).toEqual({ plays: 3, games: 2, seconds: 2280 });
    expect(pagination).toMatchObject({ total: 3, per_page: 20 });
  });

  test('only contains the player’s own play sessions and requires logging in', async () => {
    await fixture.played(player, { ago: 10, minutes: 5 });
    const other = await fixture.history(await fixture.player());
    expect([other.items, other.totals]).toEqual([[], { plays: 0, games: 0, seconds: 0 }]);
    expect((await fixture.send(undefined, 'GET', HISTORY)).status).toBe(401);
  });

  test('returns pages of twenty play sessions without duplicates', async () => {
    for (let minute = 1; minute <= 21; minute += 1) await fixture.played(player, { ago: minute * 10, minutes: 1 });
    const [one, two] = [await fixture.history(player), await fixture.history(player, '?page=2')];
    expect([one.items.length, two.items.length, one.pagination.last]).toEqual([20, 1, 2]);
    expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(21);
  });

  test('ends a lost play session at its last heartbeat, before the cleanup job runs', async () => {
    await fixture.played(player, { ago: 30 });
    fixture.clock.advance(10 * MINUTE);
    expect((await fixture.history(player)).items[0]).toMatchObject({ playing: false, seconds: 1800 });
  });

  test('marks a game that is no longer published as not listed', async () => {
    const { db } = fixture.server.deps.database;
    await fixture.played(player, { ago: 20, minutes: 3 });
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'lantern-drift'));
    expect((await fixture.history(player)).items[0]).toMatchObject({ listed: false });
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'lantern-drift'));
  });
});

describe('DELETE account/history', () => {
  test('removes one play session from history, profile, activity and data export, but not from the game’s counts', async () => {
    const { db } = fixture.server.deps.database;
    const views = async () => (await db.select({ v: games.views }).from(games).orderBy(games.id)).map(({ v }) => v);
    const id = await fixture.played(player, { ago: 30, minutes: 3 });
    const otherPlay = await fixture.played(player, { ago: 90, minutes: 3, game: 'pulse-saber' });
    const before = await views();
    expect((await fixture.send(player, 'DELETE', `${HISTORY}/${id}`)).status).toBe(200);
    expect((await fixture.history(player)).items.map((play) => play.id)).toEqual([otherPlay]);
    const shown = await fixture.server.request(`/v1/public/user/community/profile/${player.username}`);
    expect(dataOf(communityProfile, shown).history?.map(({ game }) => game.slug)).toEqual(['pulse-saber']);
    expect((await fixture.activity(player)).items.map(({ text }) => text)).toEqual(['Played Pulse Saber']);
    expect(JSON.stringify(await collectPersonalData(db, player.id))).not.toContain(id);
    expect(await views()).toEqual(before);
    expect((await fixture.send(player, 'DELETE', `${HISTORY}/${id}`)).status).toBe(404);
  });

  test('refuses an active play session and those of other players', async () => {
    const id = await fixture.played(player, { ago: 3 });
    const answer = await fixture.send(player, 'DELETE', `${HISTORY}/${id}`);
    expect([answer.status, answer.envelope().status.debug]).toEqual([409, 'err_conflict']);
    expect((await fixture.send(await fixture.player(), 'DELETE', `${HISTORY}/${id}`)).status).toBe(404);
    expect((await fixture.history(player)).items).toHaveLength(1);
  });

  test('deletes all finished play sessions, but no active one and none of other players', async () => {
    const other = await fixture.player();
    for (const ago of [10, 20, 30]) await fixture.played(player, { ago, minutes: 1 });
    const live = await fixture.played(player, { ago: 1 });
    await fixture.played(other, { ago: 10, minutes: 1 });
    const answer = await fixture.send(player, 'DELETE', HISTORY);
    expect(answer.envelope().data).toEqual({ deleted: 3 });
    expect((await fixture.history(player)).items.map(({ id }) => id)).toEqual([live]);
    expect((await fixture.history(other)).items).toHaveLength(1);
  });
});
