import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameStatistics } from '../../../../src/contract/statistics.contract';
import { dayAfter, dayOf } from '../../../../src/domain/console/game-statistics';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { gameEvents } from '../../../../server/platform/database/schema/statistics';
import { updateStatistics } from '../../../../server/publishing/console/update-statistics';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const GAME = 'lantern-drift';
let fixture: ConsoleFixture;
let analyst: Person;
let gameId: number;
let developer: string;
let yesterday: string;

beforeAll(async () => {
  fixture = await consoleFixture({ demo: true });
  analyst = await fixture.person('an-analyst');
  await fixture.developer('the-studio', [[analyst, 'analyst']]);
  const { db } = fixture.server.deps.database;
  const [studio] = await db.select().from(developers).where(eq(developers.slug, 'the-studio'));
  developer = 'the-studio';
  const [game] = await db
    .update(games)
    .set({ developerId: studio?.id ?? 0 })
    .where(eq(games.slug, GAME))
    .returning({ id: games.id });
  gameId = game?.id ?? 0;
  yesterday = dayAfter(dayOf(fixture.clock.now().getTime()), -1);
});
afterAll(() => fixture.server.close());

const ask = (query = '') => callAs(analyst, gameStatistics, { params: { developer, game: GAME }, query });
const read = async (query?: string) => dataOf(gameStatistics, await ask(query));
const update = () => updateStatistics({ clock: fixture.clock, database: fixture.server.deps.database });

/** Adds half as many plays as events, by many visitors over the last 90 days. */
const addEvents = (from: number, to: number) =>
  fixture.server.deps.database.db.execute(sql`
    insert into game_events (recorded_at, day, game_id, build, kind, visitor, device, mode, referrer, seconds)
    select ${fixture.clock.now().toISOString()}::timestamptz, ${yesterday}::date - (n % 90), ${gameId}::integer,
      case when n % 3 = 0 then '1.1.0' else '1.0.0' end, case when n % 2 = 0 then 'play' else 'session' end,
      case when n % 2 = 0 then 'visitor ' || (n / 7) % 20000 end, case when n % 5 = 0 then 'headset' else 'computer' end,
      case when n % 10 = 5 then 'vr' else 'screen' end, case when n % 4 = 0 then 'a.test' end,
      case when n % 2 = 0 then 0 else 60 end
    from generate_series(${from}::integer, ${to}::integer) as n`);

describe('GET .../game/{game}/statistics', () => {
  test('is empty for a game without plays, before and after the first count', async () => {
    expect(await read()).toMatchObject({ lastDay: yesterday, days: [], builds: [], devices: [], referrers: [] });
    await update();
    const { counted, today } = await read();
    expect(counted).toBe(fixture.clock.now().toISOString());
    expect(today).toMatchObject({ plays: 0, players: 0, seconds: 0 });
  });

  test('refuses days in the wrong order, more than 400 days and impossible days', async () => {
    const statuses = async (...queries: string[]) =>
      Promise.all(queries.map(async (query) => (await ask(query)).status));
    expect(await statuses('?from=2026-01-02&to=2026-01-01', '?from=2025-01-01&to=2026-02-05')).toEqual([422, 422]);
    expect(await statuses('?from=2025-01-01&to=2026-02-04', '?from=2026-02-30', '?device=toaster')).toEqual([
      200, 422, 422,
    ]);
    expect(await statuses('?from=0000-01-01&to=0000-01-10', '?to=1999-12-31')).toEqual([422, 422]);
    expect((await callAs(analyst, gameStatistics, { params: { developer, game: 'kite-hill' } })).status).toBe(404);
  });

  test('counts 200,000 events of 90 days and answers from finished rows only', async () => {
    for (let added = 0; added < 200_000; added += 20_000) await addEvents(added + 1, added + 20_000);
    const { db } = fixture.server.deps.database;
    await update();
    const raw = countStatements(db, /game_events|play_sessions|game_plays/);
    const all = countStatements(db);
    const answer = await read(`?from=${dayAfter(yesterday, -89)}`);
    expect(raw.count()).toBe(0);
    expect(all.count()).toBeLessThanOrEqual(9);
    expect(answer.days).toHaveLength(90);
    expect(answer.days.reduce((sum, { plays }) => sum + plays, 0)).toBe(100_000);
    expect(answer.devices).toEqual([
      { name: 'computer', plays: 80_000 },
      { name: 'headset', plays: 20_000 },
    ]);
    expect(answer.builds.map(({ name }) => name)).toEqual(['1.0.0', '1.1.0']);
    expect(answer.referrers).toEqual([{ name: 'a.test', plays: 50_000 }]);
  });

  test('answers for one build and device', async () => {
    const sum = async (query: string) =>
      (await read(`?from=${dayAfter(yesterday, -89)}&${query}`)).days.reduce((total, { plays }) => total + plays, 0);
    const parts = [
      await sum('build=1.0.0&device=headset'),
      await sum('build=1.0.0&device=computer'),
      await sum('build=1.1.0&device=all'),
    ];
    expect(parts.reduce((total, part) => total + part, 0)).toBe(100_000);
    expect(await sum('build=9.9.9')).toBe(0);
  });

  test('reads its days from the index of the primary key', async () => {
    const { db } = fixture.server.deps.database;
    // A small table would be read as a whole.
    await db.execute(sql`insert into game_statistics (game_id, build, device, day)
      select games.id, 'version ' || n, 'all', ${yesterday}::date from games, generate_series(1, 1000) as n`);
    await db.execute(sql`analyze game_statistics`);
    const plan = await db.execute(sql`explain select * from game_statistics where game_id = ${gameId}::integer
      and build = 'all' and device = 'all' and day between ${dayAfter(yesterday, -6)}::date and ${yesterday}::date`);
    expect(JSON.stringify(plan)).toContain('game_statistics_pkey');
    expect(await db.$count(gameEvents)).toBe(200_000);
  });
});
