import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGames } from '../../../../server/catalogue/games/game-index.repository';
import { listGamesOfRuns } from '../../../../server/catalogue/games/game-runs.repository';
import { recentRuns } from '../../../../server/catalogue/games/recent-runs';
import { games } from '../../../../server/platform/database/schema/games';
import { countStatements } from '../../support/count-statements';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { slugsIn } from './card-model';

const clock = new FakeServerClock();
const filter = { recentlyUpdated: false, includeExperience: false };
let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db);
});

afterAll(() => server.close());

/** Returns a function that reads a page, and the number of statements that it took. */
const reader = (production: boolean) => {
  const { config, database } = server.deps;
  const listRecent = recentRuns({ clock, config: { ...config, production } });
  return async (offset: number, minRating?: 3) => {
    const before = statements.count();
    const page = await listRecent(database.db, { ...filter, minRating }, 'popular', { limit: 4, offset });
    return { ...page, statements: statements.count() - before };
  };
};

describe('recentRuns', () => {
  test('loads the buckets of a list once a second in production, for all its pages', async () => {
    const read = reader(true);
    const { total } = await read(0);
    expect((await read(total)).statements).toBe(0);
    clock.advance(999);
    expect((await read(total)).statements).toBe(0);
    expect((await read(total, 3)).statements).toBe(1);
    clock.advance(1);
    expect((await read(total)).statements).toBe(1);
  });

  test('takes one statement for each page, with and without stored buckets', async () => {
    for (const production of [true, false]) {
      const read = reader(production);
      expect([(await read(0)).statements, (await read(4)).statements]).toEqual([1, 1]);
    }
  });

  test('leads to the same pages from stored buckets as from new ones', async () => {
    const [stored, fresh] = [reader(true), reader(false)];
    for (const offset of [0, 4, 8, 1000]) {
      const [{ cards, total, hidden }, expected] = [await stored(offset), await fresh(offset)];
      expect({ cards, total, hidden }).toEqual({
        cards: expected.cards,
        total: expected.total,
        hidden: expected.hidden,
      });
      expect(hidden).toBeGreaterThan(0);
    }
  });

  test('leads to no game twice in a page of two buckets after a game has left the first', async () => {
    const { db } = server.deps.database;
    const [first, second] = await db
      .select({ id: games.id, popularity: games.popularity })
      .from(games)
      .where(eq(games.status, 'published'))
      .orderBy(desc(games.popularity), desc(games.id));
    const runs = [first, second].map((game, index) => ({
      top: String(game?.popularity),
      topId: game?.id ?? 0,
      games: 2,
      through: 2 * (index + 1),
    }));
    const window = { limit: 4, offset: 0 };
    const { cards } = await listGamesOfRuns(db, filter, 'popular', window, runs);
    expect(cards).toBe((await listGames(db, filter, 'popular', window)).cards);
    expect(new Set(slugsIn(cards)).size).toBe(4);
  });
});
