import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../../server/platform/database/schema/games';
import { addGames } from './add-games';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.deps.database;
  await addGames(db, 20, new Date('2026-01-01T00:00:00Z'));
  // A bucket ends in the middle of the games. An error reveals a recount.
  await db.execute(sql`insert into game_buckets (sort, popularity, game_id) values ('popular', 125, 0)`);
  await db.execute(sql`
    create or replace function count_changed_games(changed counted_game[]) returns void language plpgsql
    as $$ begin raise exception 'counted'; end $$`);
});

afterAll(() => server.close());

const change = (slug: string, values: Record<string, unknown>) =>
  server.deps.database.db
    .update(games)
    .set(values)
    .where(eq(games.slug, slug))
    .then(
      () => 'unchanged',
      () => 'counted',
    );

// The eleventh has 100 views and a review.
test.each([
  ['a play within a bucket', { views: sql`${games.views} + 1` }, 'unchanged'],
  ['a new description', { description: 'new' }, 'unchanged'],
  ['a play that carries the game into the next bucket', { views: 106 }, 'counted'],
  ['a lower popularity in the same bucket', { views: sql`0` }, 'unchanged'],
  ['a rating', { rating: 4 }, 'counted'],
  ['a release', { releasedAt: new Date(0) }, 'counted'],
  ['an update', { updatedAt: new Date(0) }, 'counted'],
  ['another capability', { capabilities: ['ar'] }, 'counted'],
  ['another kind', { kind: 'experience' }, 'counted'],
  ['a withdrawal', { status: 'draft' }, 'counted'],
])('the trigger of the counts runs only if needed after %s', async (_what, values, expected) => {
  expect(await change('synthetic-11', values)).toBe(expected);
});
