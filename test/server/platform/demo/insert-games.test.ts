import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcements, developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
import { insertGames } from '../../../../server/platform/demo/insert-games';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const runs = {
  slug: 'runs',
  title: 'Best run',
  order: 'lowest-first',
  reset: 'daily',
  unit: 'tenths',
  least: 0,
} as const;

test('the demo games are not released in the order of their titles', async () => {
  const made = await server.deps.database.db.select().from(games);
  const released = [...made].sort((a, b) => b.releasedAt.getTime() - a.releasedAt.getTime()).map(({ slug }) => slug);
  expect(new Set(made.map(({ releasedAt }) => releasedAt.getTime())).size).toBe(made.length);
  expect(released).not.toEqual([...released].sort());
});

test.each([
  ['meridian-is-open-for-salvage', 'orbital-salvage'],
  ['pulse-saber-draws-its-blades', 'pulse-saber'],
])('the demo announcement %s appears on the day of the release of %s', async (slug, game) => {
  const { db } = server.deps.database;
  const [announced] = await db.select().from(announcements).where(eq(announcements.slug, slug));
  const [made] = await db.select().from(games).where(eq(games.slug, game));
  const delay = Number(announced?.publishedAt) - Number(made?.releasedAt);
  expect(delay).toBeGreaterThan(0);
  expect(delay).toBeLessThan(24 * 60 * 60 * 1000);
});

test("insertGames stores the boards of a game's file, and none for a game without boards", async () => {
  const { db } = server.deps.database;
  await db.delete(games);
  const [first, second] = readGameFiles();
  if (!first || !second) throw new Error('There are too few games.');
  const files = [first, second].map((file, index) => ({
    ...file,
    boards: index === 0 ? [runs] : [],
  }));
  const studios = new Map((await db.select().from(developers)).map(({ slug, id }) => [slug, id]));
  await insertGames(db, files, studios, new Map(), server.deps.clock.now());
  const made = await db.select().from(games);
  const game = made.find(({ slug }) => slug === first.slug);
  expect(await db.select().from(boards)).toMatchObject([
    { gameId: game?.id, slug: 'runs', order: 'lowest-first', reset: 'daily', unit: 'tenths', least: 0, most: null },
  ]);
});
