import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardQuarantine, boardRelease, boardScores } from '../../../../src/contract/leaderboards.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { dataOf } from '../../support/data-of';
import type { LeaderboardFixture, ScoreKeeper } from './leaderboard-fixture';
import { GAME, startLeaderboardFixture } from './leaderboard-fixture';

const DAY = 86_400_000;
let fixture: LeaderboardFixture;
let player: ScoreKeeper;
let vega: ScoreKeeper;
let name: string;

beforeAll(async () => {
  fixture = await startLeaderboardFixture();
  [player, vega] = [await fixture.player(), await fixture.player()];
  const { db } = fixture.server.deps.database;
  const [game] = await db.select().from(games).where(eq(games.slug, GAME));
  await db
    .insert(developerMembers)
    .values({ developerId: game?.developerId ?? 0, accountId: player.id, role: 'member' });
  const [account] = await db.select().from(accounts).where(eq(accounts.id, vega.id));
  name = account?.username ?? '';
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.board('points', { order: 'highest-first', reset: 'daily', plausibleMost: 100 });
  await vega.play();
});
afterAll(() => fixture.server.close());

const path = (board = 'points') => `/v1/private/user/arcade/gp/game/${GAME}/leaderboards/${board}/quarantine`;
const apart = async () =>
  dataOf(boardQuarantine, await player.send(path())).scores.map(({ username, score }) => [username, score]);
const release = (score: number, listed = true, user = name, by = player) =>
  by.send(`${path()}/${user}`, { score, listed }, 'PUT');
const listed = async () => (await vega.read(boardScores, 'points')).scores.map(({ score }) => score);

describe('quarantine routes', () => {
  test('list a quarantined score for the game’s developer, who accepts it', async () => {
    const posted = fixture.clock.now().toISOString();
    await vega.post('points', 50);
    await vega.post('points', 101);
    expect([await apart(), await listed()]).toEqual([[[name, 101]], [50]]);
    fixture.clock.advance(1_000);
    expect(dataOf(boardRelease, await release(101, true, name.toUpperCase()))).toEqual({ improved: true });
    expect([await apart(), await listed()]).toEqual([[], [101]]);
    expect((await vega.read(boardScores, 'points')).scores[0]?.date).toBe(posted);
    expect((await release(101)).status).toBe(404);
  });

  test('reject a score, or accept it too late to count', async () => {
    await vega.post('points', 50);
    await vega.post('points', 101);
    expect(dataOf(boardRelease, await release(101, false))).toEqual({ improved: false });
    expect([await apart(), await listed()]).toEqual([[], [50]]);
    await vega.post('points', 102);
    fixture.clock.advance(DAY);
    await vega.play();
    await vega.post('points', 10);
    expect(dataOf(boardRelease, await release(102))).toEqual({ improved: false });
    expect([await apart(), await listed()]).toEqual([[], [10]]);
  });

  test('refuse a decision if another score has replaced the reviewed one', async () => {
    await vega.post('points', 101);
    const [[, seen] = []] = await apart();
    await vega.post('points', 1_000_000);
    for (const listing of [true, false]) expect((await release(Number(seen), listing)).status).toBe(409);
    expect([await apart(), await listed()]).toEqual([[[name, 1_000_000]], []]);
    expect(dataOf(boardRelease, await release(1_000_000))).toEqual({ improved: true });
  });

  test('T28: never show or accept a score for anyone else, including its poster', async () => {
    await vega.post('points', 101);
    for (const [by, status] of [
      [vega, 403],
      [fixture.visitor(), 401],
    ] as const) {
      expect((await by.send(path())).status).toBe(status);
      expect((await release(101, true, name, by)).status).toBe(status);
    }
    expect((await player.send(path('none'))).status).toBe(404);
    expect((await release(101, true, 'nobody-at-all')).status).toBe(404);
    expect(await apart()).toEqual([[name, 101]]);
  });
});
