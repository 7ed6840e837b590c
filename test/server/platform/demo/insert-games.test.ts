import { afterAll, beforeAll, expect, test } from 'vitest';
import { developers } from '../../../../server/platform/database/schema/developers';
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
