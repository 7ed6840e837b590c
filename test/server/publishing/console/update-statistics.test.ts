import { fc, test } from '@fast-check/vitest';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import {
  ALL,
  amountNames,
  dayAfter,
  deviceClasses,
  gameEventKinds,
  playModes,
} from '../../../../src/domain/console/game-statistics';
import type { Database } from '../../../../server/platform/database/database';
import type { Executor } from '../../../../server/platform/database/executor';
import { games } from '../../../../server/platform/database/schema/games';
import { meta } from '../../../../server/platform/database/schema/platform';
import { gameEvents, gameReferrers, gameStatistics } from '../../../../server/platform/database/schema/statistics';
import { COUNTED_KEY, updateStatistics } from '../../../../server/publishing/console/update-statistics';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MINUTE = 60_000;
const FIRST_DAY = '2026-01-01';
type GameEvent = typeof gameEvents.$inferInsert;
let clock: FakeServerClock;
let server: TestServer;
let gameIds: readonly number[];

beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.deps.database.db.select({ id: games.id }).from(games).orderBy(games.id).limit(2);
  gameIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());

async function reset(): Promise<void> {
  const { db } = server.deps.database;
  clock = new FakeServerClock();
  for (const table of [gameEvents, gameStatistics, gameReferrers]) await db.delete(table);
  await db.delete(meta).where(eq(meta.key, COUNTED_KEY));
}
beforeEach(reset);

const update = (signal?: AbortSignal) => updateStatistics({ clock, database: server.deps.database }, signal);

/** Signal that aborts after it was read some times. */
const abortedAfter = (reads: number): AbortSignal => {
  let read = 0;
  return {
    get aborted() {
      read += 1;
      return read > reads;
    },
  } as AbortSignal;
};

const aGameEvent = (change: Partial<GameEvent>): GameEvent => ({
  ...{ gameId: gameIds[0] ?? 0, day: FIRST_DAY, kind: 'play', device: 'computer', build: '1.0.0' },
  ...{ recordedAt: clock.now() },
  ...change,
});

const store = async (events: readonly GameEvent[]) => {
  if (events.length > 0) await server.deps.database.db.insert(gameEvents).values([...events]);
};

/** Counts the log without SQL, event by event. */
function countNaively(events: readonly GameEvent[]): readonly string[] {
  const keys = new Set(
    events.flatMap(({ gameId, day, build, device }) =>
      [build ?? 'unknown', ALL].flatMap((one) =>
        [device, ALL].map((other) => JSON.stringify([gameId, one, other, day])),
      ),
    ),
  );
  const visits = (gameId: number, visitor: unknown, from: string, to: string) =>
    events.some(
      (event) => event.gameId === gameId && event.visitor === visitor && event.day >= from && event.day <= to,
    );
  return [...keys].map((key) => {
    const [gameId, build, device, day] = JSON.parse(key) as [number, string, string, string];
    const own = events.filter(
      (event) =>
        event.gameId === gameId &&
        event.day === day &&
        (build === ALL || build === (event.build ?? 'unknown')) &&
        (device === ALL || device === event.device),
    );
    const players = [...new Set(own.flatMap(({ visitor }) => visitor ?? []))];
    const fresh = players.filter((player) => !visits(gameId, player, dayAfter(day, -60), dayAfter(day, -1)));
    const back = (days: number) =>
      fresh.filter((player) => visits(gameId, player, dayAfter(day, days), dayAfter(day, days))).length;
    const of = (kind: GameEvent['kind']) => own.filter((event) => event.kind === kind);
    const sum = (name: 'seconds' | 'coins') => own.reduce((total, event) => total + (event[name] ?? 0), 0);
    const amounts = {
      ...{ plays: of('play').length, players: players.length, newPlayers: fresh.length },
      ...{ returned1: back(1), returned7: back(7), returned30: back(30) },
      ...{ sessions: of('session').length, seconds: sum('seconds'), coins: sum('coins') },
      vrSessions: of('session').filter(({ mode }) => mode === 'vr').length,
      emulatedSessions: of('session').filter(({ mode }) => mode === 'emulated').length,
      ...{ achievements: of('achievement').length, scores: of('score').length },
      ...{ purchases: of('purchase').length, reviews: of('review').length },
    };
    return JSON.stringify([gameId, build, device, day, ...amountNames.map((name) => amounts[name])]);
  });
}

const stored = async (): Promise<readonly string[]> => {
  const rows = await server.deps.database.db.select().from(gameStatistics);
  return rows.map((row) =>
    JSON.stringify([row.gameId, row.build, row.device, row.day, ...amountNames.map((name) => row[name])]),
  );
};

const anEvent = fc.record({
  game: fc.nat(1),
  day: fc.constantFrom(0, 1, 2, 7, 8, 30, 31, 37, 60, 61, 62, 68, 91),
  kind: fc.oneof(fc.constant('play' as const), fc.constantFrom(...gameEventKinds)),
  visitor: fc.constantFrom(null, 'a', 'b', 'c'),
  build: fc.constantFrom(null, '1.0.0', '1.1.0'),
  device: fc.constantFrom(...deviceClasses),
  mode: fc.constantFrom(...playModes),
  amount: fc.nat(500),
});

type RandomEvent = typeof anEvent extends fc.Arbitrary<infer Value> ? Value : never;

const toRow = ({ game, day, visitor, amount, kind, mode, ...rest }: RandomEvent): GameEvent => ({
  ...rest,
  ...{ gameId: gameIds[game] ?? 0, day: dayAfter(FIRST_DAY, day), kind, recordedAt: clock.now() },
  visitor: kind === 'play' ? visitor : null,
  mode: kind === 'session' ? mode : 'screen',
  seconds: kind === 'session' ? amount : 0,
  coins: kind === 'purchase' ? amount : 0,
});

describe('updateStatistics', () => {
  const round = fc.record({ events: fc.array(anEvent, { maxLength: 12 }), reads: fc.option(fc.nat(6)) });
  test.prop([fc.array(round, { minLength: 1, maxLength: 4 })], { numRuns: 20 })(
    'always stores the counts of the log, also after interrupted and repeated runs and late events',
    async (rounds) => {
      await reset();
      const log: GameEvent[] = [];
      for (const { events, reads } of rounds) {
        const rows = events.map(toRow);
        await store(rows);
        log.push(...rows);
        await update(reads === null ? undefined : abortedAfter(reads));
        clock.advance(15 * MINUTE);
      }
      await update();
      expect([...(await stored())].sort()).toEqual([...countNaively(log)].sort());
      await update();
      expect([...(await stored())].sort()).toEqual([...countNaively(log)].sort());
    },
  );

  test('counts nothing without events, and stores the time up to which it counted', async () => {
    await update();
    expect(await stored()).toEqual([]);
    const [row] = await server.deps.database.db.select().from(meta).where(eq(meta.key, COUNTED_KEY));
    expect(row?.value).toBe(clock.now().toISOString());
  });

  test('counts an event again whose transaction was open during the last run', async () => {
    const recordedAt = clock.now();
    clock.advance(2 * MINUTE);
    await update();
    await store([aGameEvent({ recordedAt })]);
    await update();
    expect(await stored()).toHaveLength(4);
  });

  test('counts a return on the first day of its player, also in a later run', async () => {
    await store([aGameEvent({ visitor: 'a' }), aGameEvent({ visitor: 'b' })]);
    await update();
    for (const days of [1, 7, 30]) {
      clock.advance(24 * 60 * MINUTE);
      await store([aGameEvent({ visitor: 'a', day: dayAfter(FIRST_DAY, days) })]);
      await update();
    }
    const rows = await server.deps.database.db.select().from(gameStatistics).where(eq(gameStatistics.day, FIRST_DAY));
    const returns = rows.map((row) => [row.newPlayers, row.returned1, row.returned7, row.returned30]);
    expect(returns).toEqual(Array<unknown>(4).fill([2, 1, 1, 1]));
  });

  test('leaves days without new events as they are', async () => {
    await store([aGameEvent({ day: '2026-01-05' }), aGameEvent({ day: '2026-01-09' })]);
    await update();
    clock.advance(60 * MINUTE);
    await update();
    const { db } = server.deps.database;
    await db.update(gameStatistics).set({ plays: 7 }).where(eq(gameStatistics.day, '2026-01-05'));
    clock.advance(60 * MINUTE);
    await store([aGameEvent({ day: '2026-01-09' })]);
    await update();
    const rows = await db.select().from(gameStatistics).where(eq(gameStatistics.build, ALL));
    expect(new Set(rows.map(({ day, plays }) => `${day} ${String(plays)}`))).toEqual(
      new Set(['2026-01-05 7', '2026-01-09 2']),
    );
  });

  test('stores the fifty most frequent referrers of a day', async () => {
    const hosts = Array.from({ length: 60 }, (_, index) => `site-${String(index)}.test`);
    await store([...hosts, 'site-59.test'].map((referrer) => aGameEvent({ referrer })));
    await update();
    const rows = await server.deps.database.db.select().from(gameReferrers);
    expect(rows).toHaveLength(50);
    expect(rows.find(({ host }) => host === 'site-59.test')?.plays).toBe(2);
  });

  test('allows ten minutes for its own statements only', async () => {
    await store([aGameEvent({})]);
    const { database } = server.deps;
    const limit = async (executor: Executor) => JSON.stringify(await executor.execute(sql`show statement_timeout`));
    const during: string[] = [];
    const transaction: Database['transaction'] = (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        during.push(await limit(tx));
        return done;
      });
    await updateStatistics({ clock, database: { ...database, db: database.db, transaction } });
    expect(during).toEqual(Array<unknown>(3).fill(expect.stringContaining('10min')));
    expect(await limit(database.db)).not.toContain('10min');
  });

  test('counts the other games after one has failed, reports it, and does not move the counted time past it', async () => {
    await store([aGameEvent({}), aGameEvent({ gameId: gameIds[1] ?? 0 })]);
    const { database } = server.deps;
    let calls = 0;
    const transaction: Database['transaction'] = (work) =>
      (calls += 1) === 3 ? Promise.reject(new Error('The connection was lost.')) : database.transaction(work);
    const failing = updateStatistics({ clock, database: { ...database, db: database.db, transaction } });
    await expect(failing).rejects.toThrow(`Statistics of game ${String(gameIds[0])} were not counted.`);
    const counted = (await database.db.select().from(gameStatistics)).map(({ gameId }) => gameId);
    expect(new Set(counted)).toEqual(new Set([gameIds[1]]));
    expect(await database.db.$count(meta, eq(meta.key, COUNTED_KEY))).toBe(0);
  });

  // The last test: later ones would lack the game.
  test('forgets the statistics of a deleted game', async () => {
    await store([aGameEvent({ gameId: gameIds[1] ?? 0, referrer: 'a.test' })]);
    await update();
    const { db } = server.deps.database;
    expect(await db.$count(gameStatistics, inArray(gameStatistics.gameId, [...gameIds]))).toBe(4);
    await db.delete(games).where(eq(games.id, gameIds[1] ?? 0));
    expect(await db.$count(gameStatistics)).toBe(0);
  });
});
