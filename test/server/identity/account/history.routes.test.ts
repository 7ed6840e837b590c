import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { collectPersonalData } from '../../../../server/identity/account-deletion/collect-personal-data';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { OwnPlaceHouse } from './own-place-house';
import { openOwnPlaceHouse } from './own-place-house';

const HISTORY = '/v1/private/user/account/history';
const MINUTE = 60_000;
let house: OwnPlaceHouse;
let player: ClosingPlayer;

beforeAll(async () => {
  house = await openOwnPlaceHouse();
});
beforeEach(async () => {
  player = await house.player();
});
afterAll(() => house.server.close());

describe('what a player has played', () => {
  test('is told the newest first, with how long it took, and summed up', async () => {
    await house.played(player, { ago: 300, minutes: 30 });
    await house.played(player, { ago: 200, minutes: 5, game: 'pulse-saber', emulated: true });
    await house.played(player, { ago: 3 });
    const { items, totals, pagination } = await house.history(player);
    expect(items.map(({ game, seconds, playing, emulated }) => [game.slug, seconds, playing, emulated])).toEqual([
      ['lantern-drift', 180, true, false],
      ['pulse-saber', 300, false, true],
      ['lantern-drift', 1800, false, false],
    ]);
    expect(totals).toEqual({ plays: 3, games: 2, seconds: 2280 });
    expect(pagination).toMatchObject({ total: 3, per_page: 20 });
  });

  test('is empty for who has played nothing, and told to nobody else', async () => {
    await house.played(player, { ago: 10, minutes: 5 });
    const other = await house.history(await house.player());
    expect([other.items, other.totals]).toEqual([[], { plays: 0, games: 0, seconds: 0 }]);
    expect((await house.send(undefined, 'GET', HISTORY)).status).toBe(401);
  });

  test('comes twenty to a page, each once', async () => {
    for (let minute = 1; minute <= 21; minute += 1) await house.played(player, { ago: minute * 10, minutes: 1 });
    const [one, two] = [await house.history(player), await house.history(player, '?page=2')];
    expect([one.items.length, two.items.length, one.pagination.last]).toEqual([20, 1, 2]);
    expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(21);
  });

  test('went on until the last that was heard of it, swept or not', async () => {
    await house.played(player, { ago: 30 });
    house.clock.advance(10 * MINUTE);
    expect((await house.history(player)).items[0]).toMatchObject({ playing: false, seconds: 1800 });
  });

  test('leads nowhere when the game is no longer shown', async () => {
    const { db } = house.server.deps.database;
    await house.played(player, { ago: 20, minutes: 3 });
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'lantern-drift'));
    expect((await house.history(player)).items[0]).toMatchObject({ listed: false });
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'lantern-drift'));
  });
});

describe('deleting', () => {
  test('one play takes it from history, profile, activity and the copy of the data, and leaves the game counted', async () => {
    const { db } = house.server.deps.database;
    const views = async () => (await db.select({ v: games.views }).from(games).orderBy(games.id)).map(({ v }) => v);
    const id = await house.played(player, { ago: 30, minutes: 3 });
    const kept = await house.played(player, { ago: 90, minutes: 3, game: 'pulse-saber' });
    const before = await views();
    expect((await house.send(player, 'DELETE', `${HISTORY}/${id}`)).status).toBe(200);
    expect((await house.history(player)).items.map((play) => play.id)).toEqual([kept]);
    const shown = await house.server.request(`/v1/public/user/community/profile/${player.username}`);
    expect(dataOf(communityProfile, shown).history?.map(({ game }) => game.slug)).toEqual(['pulse-saber']);
    expect((await house.activity(player)).items.map(({ text }) => text)).toEqual(['Played Pulse Saber']);
    expect(JSON.stringify(await collectPersonalData(db, player.id))).not.toContain(id);
    expect(await views()).toEqual(before);
    expect((await house.send(player, 'DELETE', `${HISTORY}/${id}`)).status).toBe(404);
  });

  test('is refused while the play goes on, and for anybody else’s', async () => {
    const id = await house.played(player, { ago: 3 });
    const answer = await house.send(player, 'DELETE', `${HISTORY}/${id}`);
    expect([answer.status, answer.envelope().status.debug]).toEqual([409, 'err_conflict']);
    expect((await house.send(await house.player(), 'DELETE', `${HISTORY}/${id}`)).status).toBe(404);
    expect((await house.history(player)).items).toHaveLength(1);
  });

  test('all plays leaves what goes on, and what others have played', async () => {
    const other = await house.player();
    for (const ago of [10, 20, 30]) await house.played(player, { ago, minutes: 1 });
    const live = await house.played(player, { ago: 1 });
    await house.played(other, { ago: 10, minutes: 1 });
    const answer = await house.send(player, 'DELETE', HISTORY);
    expect(answer.envelope().data).toEqual({ deleted: 3 });
    expect((await house.history(player)).items.map(({ id }) => id)).toEqual([live]);
    expect((await house.history(other)).items).toHaveLength(1);
  });
});
