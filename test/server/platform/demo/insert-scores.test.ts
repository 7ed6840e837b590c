import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { boards, scores } from '../../../../server/platform/database/schema/leaderboards';
import { demoScores, insertScores } from '../../../../server/platform/demo/insert-scores';
import { findBoard } from '../../../../server/play/leaderboards/board.repository';
import { tallyScores } from '../../../../server/play/leaderboards/score-list.repository';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = () =>
  server.deps.database.db
    .select({ game: games.slug, board: boards.slug, by: accounts.username, score: scores.score, at: scores.postedAt })
    .from(scores)
    .innerJoin(boards, eq(boards.id, scores.boardId))
    .innerJoin(games, eq(games.id, boards.gameId))
    .innerJoin(accounts, eq(accounts.id, scores.accountId));

const idsByName = async () => {
  const rows = await server.deps.database.db.select({ id: accounts.id, username: accounts.username }).from(accounts);
  return new Map(rows.map(({ id, username }) => [username, id]));
};

describe('insertScores', () => {
  test('stores every score, and none in the future', async () => {
    const kept = await stored();
    const reached = demoScores.flatMap(({ game, board, scores: list }) => list.map((one) => ({ game, board, ...one })));
    expect(kept.map(({ game, board, by, score }) => ({ game, board, by, score }))).toEqual(
      expect.arrayContaining(reached),
    );
    expect(kept).toHaveLength(reached.length);
    expect(await server.deps.database.db.$count(scores, eq(scores.standing, 'listed'))).toBe(reached.length);
    for (const { at } of kept) expect(at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['a minute into Monday', '2030-03-04T00:01:00Z'],
    ['in the middle of the week', '2030-03-07T15:30:00Z'],
    ['on Sunday night', '2030-03-10T23:59:59Z'],
  ])('fills every board for the period in which it is loaded: %s', async (_, moment) => {
    const { db } = server.deps.database;
    const now = new Date(moment);
    await db.delete(scores);
    await insertScores(db, await idsByName(), now);
    for (const { game, board: slug, scores: list } of demoScores) {
      const board = await findBoard(db, { game, board: slug }, now);
      if (!board) throw new Error('A board is missing.');
      expect((await tallyScores(db, board)).entries).toBe(list.length);
    }
    for (const { at } of await stored()) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('skips missing boards', async () => {
    const { db } = server.deps.database;
    await db.delete(boards).where(eq(boards.slug, 'height'));
    await insertScores(db, await idsByName(), server.deps.clock.now());
    expect((await stored()).filter(({ game }) => game === 'kite-hill')).toEqual([]);
  });
});
