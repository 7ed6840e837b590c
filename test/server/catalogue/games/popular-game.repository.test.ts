import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePopularGames } from '../../../../server/catalogue/games/popular-game.repository';
import { popularGames } from '../../../../server/platform/database/schema/game-index';
import { games } from '../../../../server/platform/database/schema/games';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addGames } from './add-games';

/** More published games than are stored, with those of the demo. */
const ADDED = 2000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addGames(server.deps.database.db, ADDED, new Date('2026-01-01T00:00:00Z'));
}, 60_000);

afterAll(() => server.close());

const listed = () =>
  server.deps.database.db
    .select({
      id: games.id,
      popularity: sql<number>`${games.popularity}`,
      search: games.search,
      searchName: games.searchName,
    })
    .from(games)
    .where(eq(games.status, 'published'))
    .orderBy(desc(games.popularity), desc(games.id))
    .limit(2000);

const stored = () =>
  server.deps.database.db
    .select({
      id: popularGames.gameId,
      popularity: popularGames.popularity,
      search: popularGames.search,
      searchName: popularGames.searchName,
    })
    .from(popularGames)
    .orderBy(desc(popularGames.popularity), desc(popularGames.gameId));

const copyOf = async (slug: string) => {
  const copies = await server.deps.database.db
    .select({ searchName: popularGames.searchName, search: popularGames.search })
    .from(popularGames)
    .innerJoin(games, and(eq(games.id, popularGames.gameId), eq(games.slug, slug)));
  return copies[0];
};

test('storePopularGames stores the 2,000 most popular published games, also after a popularity changes', async () => {
  const { db } = server.deps.database;
  await storePopularGames(server.deps);
  expect(await stored()).toEqual(await listed());
  expect(await copyOf('synthetic-1')).toBeUndefined();
  await db.update(games).set({ views: 1_000_000 }).where(eq(games.slug, 'synthetic-1'));
  await storePopularGames(server.deps);
  expect(await stored()).toEqual(await listed());
  expect(await copyOf('synthetic-1')).toBeDefined();
});

test('a changed title and the end of a publication reach the stored copy at once', async () => {
  const { db } = server.deps.database;
  await storePopularGames(server.deps);
  const card = sql`jsonb_set(card, '{title}', to_jsonb('The Renamed One'::text))`;
  await db.update(games).set({ card }).where(eq(games.slug, 'synthetic-2000'));
  const renamed = await copyOf('synthetic-2000');
  expect(renamed?.searchName).toBe('the renamed one');
  expect(renamed?.search).toContain("'renamed':2A");
  await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'synthetic-2000'));
  expect(await copyOf('synthetic-2000')).toBeUndefined();
});

test('unchanged copies are not written, and a deleted game has none', async () => {
  const { db } = server.deps.database;
  await storePopularGames(server.deps);
  const versions = () =>
    db
      .select({ id: popularGames.gameId, written: sql`xmin::text`, locked: sql`xmax::text` })
      .from(popularGames)
      .orderBy(popularGames.gameId);
  const before = await versions();
  await storePopularGames(server.deps);
  expect(await versions()).toEqual(before);
  await db.delete(games).where(eq(games.slug, 'synthetic-1999'));
  expect(await copyOf('synthetic-1999')).toBeUndefined();
});

// The embedded database has one connection, so its transactions never overlap.
test.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined)(
  'storePopularGames waits for a change of a text, and stores the new one',
  async () => {
    const { database } = server.deps;
    let stored: Promise<void> | undefined;
    await database.transaction(async (tx) => {
      const card = sql`jsonb_set(card, '{title}', to_jsonb('Changed Meanwhile'::text))`;
      await tx
        .update(games)
        .set({ card, views: sql`views + 1` })
        .where(eq(games.slug, 'synthetic-1998'));
      stored = storePopularGames(server.deps);
      const waits = sql`not granted and relation = 'popular_games'::regclass`;
      await expect.poll(() => database.db.$count(sql`pg_locks`, waits)).toBe(1);
    });
    await stored;
    expect((await copyOf('synthetic-1998'))?.searchName).toBe('changed meanwhile');
  },
);
