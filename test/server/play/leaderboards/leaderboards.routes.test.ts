import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  boardFriends,
  boardList,
  boardMine,
  boardScores,
  boardStats,
} from '../../../../src/contract/leaderboards.contract';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { scores } from '../../../../server/platform/database/schema/leaderboards';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import { insertPlayer } from '../../support/insert-player';
import type { LeaderboardFixture, ScoreKeeper } from './leaderboard-fixture';
import { GAME, startLeaderboardFixture } from './leaderboard-fixture';

const DAY = 86_400_000;
let fixture: LeaderboardFixture;
let vega: ScoreKeeper;
let mira: ScoreKeeper;
let named = 0;

beforeAll(async () => {
  fixture = await startLeaderboardFixture();
  [vega, mira] = [await fixture.player(), await fixture.player()];
});
beforeEach(async () => {
  await fixture.clear();
  for (const player of [vega, mira]) await player.play();
});
afterAll(() => fixture.server.close());

/** Adds players to a board by their scores, and returns their ids. */
async function fill(boardId: number, standing: readonly number[]): Promise<readonly string[]> {
  const { database } = fixture.server.deps;
  const ids: string[] = [];
  for (const score of standing) {
    named += 1;
    const accountId = await insertPlayer(database, `stranger-${String(named)}`);
    await database.db
      .insert(scores)
      .values({ boardId, accountId, standing: 'listed', score, postedAt: fixture.clock.now() });
    ids.push(accountId);
  }
  return ids;
}

async function befriend(one: string, other: string, accepted = true): Promise<void> {
  const [first = '', second = ''] = [one, other].sort();
  const createdAt = fixture.clock.now();
  const row = { first, second, requestedBy: one, createdAt, acceptedAt: accepted ? createdAt : null };
  await fixture.server.deps.database.db.insert(friendships).values(row);
}

const rows = ({ scores: list }: { scores: readonly { rank: number; score: number }[] }) =>
  list.map(({ rank, score }) => [rank, score]);

describe('GET .../leaderboard/{board}', () => {
  test('lists the best score of each player, and the earliest first among equal scores', async () => {
    await fixture.board('points', { order: 'highest-first' });
    expect((await vega.post('points', 10)).improved).toBe(true);
    const first = fixture.clock.now().toISOString();
    fixture.clock.advance(1_000);
    expect((await vega.post('points', 10)).improved).toBe(false);
    expect((await vega.post('points', 9.5)).improved).toBe(false);
    expect((await mira.post('points', 10)).improved).toBe(true);
    const { board, scores: list, pagination } = await fixture.visitor().read(boardScores, 'points');
    expect(board).toBe('points');
    expect(list.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 10],
      [2, 10],
    ]);
    expect(list[0]).toMatchObject({ date: first, alias: list[0]?.username });
    expect(list[0]?.avatar).toContain('-sm.');
    expect(pagination).toEqual({ total: 2, from: 1, to: 2, items: 2, current: 1, per_page: 10, last: 1 });
  });

  test('lists the shortest time first on a board of times', async () => {
    await fixture.board('laps', { order: 'lowest-first' });
    for (const time of [31.5, 30.25, 32]) await vega.post('laps', time);
    await mira.post('laps', 29);
    expect(rows(await vega.read(boardScores, 'laps'))).toEqual([
      [1, 29],
      [2, 30.25],
    ]);
    const stats = { entries: 2, best: 29, average: 29.625, rank: 2 };
    expect(await vega.read(boardStats, 'laps')).toEqual({ ...stats, order: 'lowest-first', since: null });
  });

  test('drops scores of past periods, even better ones', async () => {
    await fixture.board('daily', { order: 'highest-first', reset: 'daily' });
    await vega.post('daily', 10);
    fixture.clock.advance(DAY);
    const now = fixture.clock.now();
    const began = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())).toISOString();
    const stats = { entries: 0, best: null, average: null, rank: null };
    expect(await vega.read(boardStats, 'daily')).toEqual({ ...stats, order: 'highest-first', since: began });
    await vega.play();
    expect((await vega.post('daily', 3)).improved).toBe(true);
    expect(rows(await vega.read(boardScores, 'daily'))).toEqual([[1, 3]]);
  });

  test('shows neither quarantined scores nor those made with an emulated headset', async () => {
    await fixture.board('points', { order: 'highest-first', plausibleMost: 100 });
    await vega.post('points', 101);
    await mira.play({ emulated: true });
    await mira.post('points', 50);
    expect(await vega.read(boardStats, 'points')).toMatchObject({ entries: 0, rank: null });
    for (const call of [boardScores, boardFriends, boardMine])
      expect((await vega.read(call, 'points')).scores).toEqual([]);
  });

  test('returns pages of up to a hundred rows', async () => {
    await fill(await fixture.board('points', { order: 'highest-first' }), [1, 2, 3, 4, 5]);
    const page = await fixture.visitor().read(boardScores, 'points', 2, '?page=2');
    expect(rows(page)).toEqual([
      [3, 3],
      [4, 2],
    ]);
    expect(page.pagination).toEqual({ total: 5, from: 3, to: 4, items: 2, current: 2, per_page: 2, last: 3 });
    expect(rows(await fixture.visitor().read(boardScores, 'points', 2, '?page=4'))).toEqual([]);
    const path = `/v1/public/arcade/gp/game/${GAME}/leaderboards/points/scores`;
    for (const size of ['0', '101', 'ten']) expect((await vega.send(`${path}/${size}`)).status).toBe(404);
  });

  test('lists the boards of a game, with the slug for a missing title', async () => {
    await fixture.board('points', {
      order: 'highest-first',
      title: 'Best run',
      reset: 'weekly',
      unit: { suffix: 'kg' },
    });
    await fixture.board('laps', { order: 'lowest-first' });
    expect(await fixture.visitor().read(boardList, '')).toEqual([
      { board: 'points', title: 'Best run', order: 'highest-first', reset: 'weekly', unit: { suffix: 'kg' } },
      { board: 'laps', title: 'laps', order: 'lowest-first', reset: 'never', unit: 'points' },
    ]);
    const path = (game: string) => `/v1/public/arcade/gp/game/${game}/leaderboards`;
    expect(dataOf(boardList, await vega.send(path('lantern-drift')))).toEqual([]);
    expect((await vega.send(path('none'))).status).toBe(404);
  });

  test('answers 404 for an unknown board', async () => {
    await fixture.board('points', { order: 'highest-first' });
    const path = `/v1/public/arcade/gp/game`;
    for (const board of [`${GAME}/leaderboards/none`, `lantern-drift/leaderboards/points`])
      for (const part of ['stats', 'scores/10']) expect((await vega.send(`${path}/${board}/${part}`)).status).toBe(404);
  });
});

describe('leaderboards of a player', () => {
  test("shows the scores around the player's own", async () => {
    await fill(await fixture.board('points', { order: 'highest-first' }), [1, 2, 3, 7, 8, 9]);
    await vega.post('points', 5);
    const part = await vega.read(boardMine, 'points', 3);
    expect(rows(part)).toEqual([
      [3, 7],
      [4, 5],
      [5, 3],
    ]);
    expect(part.pagination).toMatchObject({ total: 7, from: 3, to: 5, current: 2 });
    expect((await mira.read(boardMine, 'points', 3)).scores).toEqual([]);
    expect((await vega.read(boardStats, 'points')).rank).toBe(4);
    expect((await fixture.visitor().read(boardStats, 'points')).rank).toBeNull();
  });

  test("shows the player's own score and those of friends, without requesters and blocked players", async () => {
    const board = await fixture.board('points', { order: 'highest-first' });
    const [friend = '', asking = '', blocking = ''] = await fill(board, [9, 8, 7, 6]);
    await befriend(friend, vega.id);
    await befriend(asking, vega.id, false);
    await befriend(vega.id, blocking);
    const block = { blocker: blocking, blocked: vega.id, createdAt: fixture.clock.now() };
    await fixture.server.deps.database.db.insert(blocks).values(block);
    await vega.post('points', 5);
    await mira.post('points', 4);
    const list = await vega.read(boardFriends, 'points');
    expect(rows(list)).toEqual([
      [1, 9],
      [2, 5],
    ]);
    expect(list.pagination.total).toBe(2);
    expect(rows(await vega.read(boardFriends, 'points', 1))).toEqual([[1, 9]]);
  });

  test('refuses private lists to visitors without login', async () => {
    await fixture.board('points', { order: 'highest-first' });
    const path = `/v1/private/user/arcade/gp/game/${GAME}/leaderboards/points/scores`;
    for (const part of ['friends/10', 'me/10'])
      expect((await fixture.visitor().send(`${path}/${part}`)).status).toBe(401);
  });
});

test('runs the same few statements for any number of scores', async () => {
  const board = await fixture.board('points', { order: 'highest-first' });
  await vega.post('points', 5);
  const statements = countStatements(fixture.server.deps.database.db);
  const used = async () => {
    const counts: number[] = [];
    for (const call of [boardScores, boardStats, boardFriends, boardMine] as const) {
      const before = statements.count();
      await vega.read(call, 'points');
      counts.push(statements.count() - before);
    }
    return counts;
  };
  const few = await used();
  await fill(
    board,
    Array.from({ length: 40 }, (_, index) => index),
  );
  expect(await used()).toEqual(few);
  expect(Math.max(...few)).toBeLessThanOrEqual(6);
});
