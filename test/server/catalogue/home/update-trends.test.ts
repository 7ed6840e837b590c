import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { globalHome } from '../../../../src/contract/content.contract';
import { nextTrend } from '../../../../src/domain/home/trending';
import { updateTrends } from '../../../../server/catalogue/home/update-trends';
import { gameTrends } from '../../../../server/platform/database/schema/game-trends';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let clock: FakeServerClock;
let server: TestServer;
let ids: ReadonlyMap<string, number>;

beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.deps.database.db.select({ slug: games.slug, id: games.id }).from(games);
  ids = new Map(rows.map(({ slug, id }) => [slug, id]));
});

beforeEach(async () => {
  clock = new FakeServerClock();
  const { db } = server.deps.database;
  await db.delete(gameTrends);
  await db.delete(gamePlays);
});

afterAll(() => server.close());

const idOf = (slug: string) => ids.get(slug) ?? -1;
let visitors = 0;

/** Adds plays by new visitors, some minutes ago. */
async function play(slug: string, count = 1, minutesAgo = 5): Promise<void> {
  const countedAt = new Date(clock.now().getTime() - minutesAgo * MINUTE);
  const rows = Array.from({ length: count }, () => {
    visitors += 1;
    return { visitor: `visitor-${visitors}`, gameId: idOf(slug), countedAt };
  });
  await server.deps.database.db.insert(gamePlays).values(rows);
}

const update = () => updateTrends({ clock, database: server.deps.database });

async function trendOf(slug: string): Promise<number | undefined> {
  const { db } = server.deps.database;
  const [row] = await db
    .select()
    .from(gameTrends)
    .where(eq(gameTrends.gameId, idOf(slug)));
  return row?.trend;
}

const trending = async () => {
  const { games: lists } = dataOf(globalHome, await server.request('/v1/public/global/home'));
  return lists.trending.map(({ slug }) => slug);
};

describe('updateTrends', () => {
  test('counts each play once over many runs', async () => {
    await play('lantern-drift', 3);
    const first = clock.now().getTime() - 5 * MINUTE;
    await update();
    const once = await trendOf('lantern-drift');
    expect(once).toBeCloseTo(nextTrend(undefined, [{ at: first, plays: 3 }]) ?? 0, 9);
    await update();
    clock.advance(10 * MINUTE);
    await update();
    expect(await trendOf('lantern-drift')).toBe(once);
    await play('lantern-drift', 2);
    await update();
    expect(await trendOf('lantern-drift')).toBeCloseTo(
      nextTrend(once, [{ at: clock.now().getTime() - 5 * MINUTE, plays: 2 }]) ?? 0,
      9,
    );
  });

  test('leaves a play of the last minute to the next run', async () => {
    await play('lantern-drift', 1, 0);
    await update();
    expect(await trendOf('lantern-drift')).toBeUndefined();
    clock.advance(2 * MINUTE);
    await update();
    expect(await trendOf('lantern-drift')).toBeDefined();
  });

  test('deletes a game a week after its last play', async () => {
    await play('lantern-drift');
    await update();
    clock.advance(7 * DAY - 10 * MINUTE);
    await update();
    expect(await trendOf('lantern-drift')).toBeDefined();
    clock.advance(10 * MINUTE);
    await update();
    expect(await trendOf('lantern-drift')).toBeUndefined();
  });
});

describe('trending games of GET global/home', () => {
  test('are none while fewer than four games have plays', async () => {
    for (const slug of ['lantern-drift', 'pulse-saber', 'kite-hill']) await play(slug, 5);
    await update();
    expect(await trending()).toEqual([]);
  });

  test('come in the order of their plays, of which old ones count less', async () => {
    await play('kite-hill', 8);
    await update();
    clock.advance(4 * DAY);
    await play('lantern-drift', 3);
    await play('pulse-saber', 5);
    await play('tiltworks', 1);
    await update();
    expect(await trending()).toEqual(['pulse-saber', 'lantern-drift', 'kite-hill', 'tiltworks']);
  });

  test('never include an unpublished game', async () => {
    const { db } = server.deps.database;
    for (const slug of ['lantern-drift', 'pulse-saber', 'kite-hill', 'tiltworks', 'sand-garden']) await play(slug);
    await update();
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'kite-hill'));
    expect(await trending()).toHaveLength(4);
    expect(await trending()).not.toContain('kite-hill');
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'kite-hill'));
  });
});
