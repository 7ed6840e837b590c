import { fc, test as property } from '@fast-check/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { frameBounds } from '../../../../src/domain/bridge/runtime-report';
import { fingerprintText, FURTHER_ERRORS, GROUPS_MAX } from '../../../../src/domain/console/game-health';
import { deviceClasses } from '../../../../src/domain/console/game-statistics';
import type { PlayError } from '../../../../src/domain/play/runtime-health';
import { noFrames } from '../../../../src/domain/play/runtime-health';
import { buildHealthReport } from '../../../../server/play/sessions/build-health-report';
import type { HealthReport } from '../../../../server/play/sessions/build-health.repository';
import { addHealthReport, oldHealth, frameColumns } from '../../../../server/play/sessions/build-health.repository';
import { deleteExpired } from '../../../../server/platform/jobs/require-few';
import { attemptCounts } from '../../../../server/platform/database/schema/platform';
import { buildHealth, builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { errorGroups, frameHistograms } from '../../../../server/platform/database/schema/health';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/public/arcade/game/lantern-drift/health';
const NOW = new Date('2026-01-01T12:00:00Z');
let server: TestServer;
let buildId: number;
let version: string;
beforeAll(async () => {
  server = await startTestServer();
  const [build] = await server.deps.database.db
    .select({ id: builds.id, version: builds.version })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(eq(games.slug, 'lantern-drift'));
  if (!build) throw new Error('The demo game has no build.');
  ({ id: buildId, version } = build);
});
afterAll(() => server.close());
const clear = async () => {
  const { db } = server.deps.database;
  for (const table of [buildHealth, errorGroups, frameHistograms, attemptCounts]) await db.delete(table);
};
beforeEach(clear);

/** Histogram with these counts in its first buckets. */
const timesOf = (...counts: readonly number[]) => noFrames.map((_, index) => counts[index] ?? 0);
const STACK = 'at tick (/1.0/a.js:3:1)';
const report = (change: object = {}) => ({
  version,
  started: true,
  firstFrameMs: 500,
  errors: [
    { kind: 'error', message: 'x is not defined', stack: STACK, count: 2 },
    { kind: 'picture', message: '/1.0/sky.png', count: 3 },
  ],
  frames: { screen: timesOf(1, 2, 7), vr: timesOf(0, 0, 0, 20, 0, 0, 30, 40) },
  ...change,
});
const send = async (body: object) => (await server.request(PATH, { method: 'POST', body })).status;
const add = (errors: readonly PlayError[], change: Partial<HealthReport & { now: Date }> = {}) => {
  const { now = NOW, ...rest } = change;
  const whole = { started: true, frames: { screen: noFrames, vr: noFrames }, ...rest, errors };
  return server.deps.database.db.transaction((tx) => addHealthReport(tx, whole, { buildId, device: 'computer', now }));
};
const groups = () => server.deps.database.db.select().from(errorGroups).where(eq(errorGroups.buildId, buildId));
const numbered = (n: number): PlayError => ({
  kind: 'error',
  message: `e${String.fromCodePoint(0x4e00 + n)}`,
  count: 1,
});

describe('build health', () => {
  test('sums the plays of a day, their error groups and frame times', async () => {
    expect(await send(report())).toBe(200);
    expect(
      await send(report({ started: false, firstFrameMs: undefined, frames: { screen: noFrames, vr: noFrames } })),
    ).toBe(200);
    const { db } = server.deps.database;
    expect(await db.select().from(buildHealth).where(eq(buildHealth.buildId, buildId))).toMatchObject([
      {
        ...{ sessions: 2, failedSessions: 1, sessionErrors: 2, sessionLoads: 2, samples: 2, failedStarts: 1 },
        ...{ scriptErrors: 4, failedLoads: 6, firstFrameMs: 500 },
        ...{ frames12: 10, frames18: 20, frames34: 30, framesSlow: 40 },
      },
    ]);
    const stored = (await groups()).toSorted((a, b) => a.count - b.count);
    expect(stored).toMatchObject([
      { kind: 'error', message: 'x is not defined', stack: STACK, count: 4, sessions: 2, unknown: 2, computer: 0 },
      { kind: 'picture', message: '/1.0/sky.png', stack: null, count: 6, sessions: 2 },
    ]);
    const histograms = await db.select().from(frameHistograms).where(eq(frameHistograms.buildId, buildId));
    expect(histograms.toSorted((a, b) => a.mode.localeCompare(b.mode))).toMatchObject([
      { device: 'unknown', mode: 'screen', sessions: 1, upTo7: 1, upTo9: 2, upTo12: 7, longer: 0 },
      { device: 'unknown', mode: 'vr', sessions: 1, upTo14: 20, upTo34: 30, upTo50: 40 },
    ]);
    const text = await buildHealthReport(server.deps, { game: 'lantern-drift', version });
    expect(text.ok && text.value).toContain('samples: 2, failed starts: 1');
    expect(text.ok && text.value).toContain('4 × x is not defined');
    expect(text.ok && text.value).not.toContain('sky.png');
    expect(text.ok && text.value).toContain('longer: 40.0 %');
  });

  test('has a column for each bucket of a histogram', () => {
    expect(frameColumns).toEqual([...frameBounds.map((bound) => `upTo${String(bound)}`), 'longer']);
  });

  test.each([
    { frames: { screen: [1, 2, 3], vr: noFrames } },
    { frames: { screen: timesOf(-1), vr: noFrames } },
    { frames: { screen: noFrames } },
    { errors: [{ kind: 'error', message: 'a\u0000', count: 1 }] },
    { errors: [{ kind: 'error', message: 'x'.repeat(301), count: 1 }] },
    { errors: [{ kind: 'error', message: 'x', stack: 'x'.repeat(4097), count: 1 }] },
    { errors: [{ kind: 'error', message: 'x', stack: 'a\u0000', count: 1 }] },
    { errors: [{ kind: 'error', message: 'x', count: 1001 }] },
    { errors: [{ kind: 'further', message: 'x', count: 1 }] },
    { errors: Array.from({ length: 21 }, (_, at) => ({ kind: 'error', message: `e${String(at)}`, count: 1 })) },
    { player: 'nova' },
  ])('refuses a report beyond its limits: %j', async (change) => {
    expect(await send(report(change))).toBe(422);
  });

  test('T70: refuses a report with more than 24 KiB of stacks in UTF-8', async () => {
    const errors = (length: number) =>
      Array.from({ length }, (_, at) => ({
        kind: 'error',
        message: `e${String(at)}`,
        stack: 'é'.repeat(2048),
        count: 1,
      }));
    expect(await send(report({ errors: errors(6) }))).toBe(200);
    expect(await send(report({ errors: errors(7) }))).toBe(422);
  });

  test('refuses a report of an unknown build', async () => {
    expect(await send(report({ version: '99.0.0' }))).toBe(404);
    const text = await buildHealthReport(server.deps, { game: 'lantern-drift', version: '99.0.0' });
    expect(text).toEqual({ ok: false, error: 'No health samples of lantern-drift 99.0.0 yet.' });
  });

  test('T70: counts at most twenty reports of a visitor and a game in half an hour', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, () => send(report())));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [sums] = await server.deps.database.db.select().from(buildHealth).where(eq(buildHealth.buildId, buildId));
    expect(sums?.sessions).toBe(20);
  });

  test('stores at most 200 groups of a build, counts further errors together and still counts known ones', async () => {
    for (let at = 0; at < GROUPS_MAX + 20; at += 20) await add(Array.from({ length: 20 }, (_, n) => numbered(at + n)));
    await add([numbered(1), numbered(900), numbered(901)]);
    const stored = await groups();
    const further = stored.find(({ fingerprint }) => fingerprint === FURTHER_ERRORS);
    expect([stored.length, further?.count, further?.sessions]).toEqual([GROUPS_MAX + 1, 22, 2]);
    expect(stored.find(({ message }) => message === numbered(1).message)?.count).toBe(2);
  });

  test('stores at most 200 groups of a build during concurrent reports', async () => {
    for (let at = 0; at < GROUPS_MAX - 20; at += 20) await add(Array.from({ length: 20 }, (_, n) => numbered(at + n)));
    await Promise.all([1, 2, 3, 4].map((of) => add(Array.from({ length: 15 }, (_, n) => numbered(500 + 20 * of + n)))));
    const stored = await groups();
    expect(stored).toHaveLength(GROUPS_MAX + 1);
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(GROUPS_MAX - 20 + 60);
  });

  test('deletes sums, groups and frame times after their retention period', async () => {
    const { db } = server.deps.database;
    const frames = { screen: timesOf(1), vr: noFrames };
    await add([numbered(1)], { frames });
    await add([numbered(2)], { frames, now: new Date('2026-01-02T12:00:00Z') });
    for (const rows of oldHealth(new Date('2026-01-02T00:00:00Z'))) await deleteExpired(db, rows, server.deps.config);
    const days = async (table: typeof buildHealth | typeof frameHistograms) =>
      (await db.select({ day: table.day }).from(table)).map(({ day }) => day);
    expect([await days(buildHealth), await days(frameHistograms)]).toEqual([['2026-01-02'], ['2026-01-02']]);
    expect((await groups()).map(({ message }) => message)).toEqual([numbered(2).message]);
  });

  const error: fc.Arbitrary<PlayError> = fc.record({
    kind: fc.constantFrom('error', 'rejection', 'script'),
    message: fc.constantFrom('no tile 1', 'no tile 2', 'no hill'),
    stack: fc.constantFrom(undefined, STACK, 'at draw (/1.0/a.js:3:1)'),
    count: fc.integer({ min: 1, max: 1000 }),
  });
  const play = fc.record({
    errors: fc.array(error, { maxLength: 6 }),
    device: fc.constantFrom(...deviceClasses),
    started: fc.boolean(),
    screen: fc.array(fc.nat(9), { minLength: noFrames.length, maxLength: noFrames.length }),
    minute: fc.nat(2000),
  });

  property.prop(
    [
      fc
        .array(play, { maxLength: 8 })
        .chain((plays) => fc.tuple(fc.constant(plays), fc.shuffledSubarray(plays, { minLength: plays.length }))),
    ],
    { numRuns: 15 },
  )('always stores the sums of a naive count, whatever the order of the reports', async ([plays, shuffled]) => {
    await clear();
    const { db } = server.deps.database;
    for (const { errors, device, started, screen, minute } of shuffled) {
      const now = new Date(NOW.getTime() + minute * 60_000);
      await db.transaction((tx) =>
        addHealthReport(tx, { errors, started, frames: { screen, vr: noFrames } }, { buildId, device, now }),
      );
    }
    const naive = new Map<string, { count: number; sessions: number; mobile: number; first: number; last: number }>();
    for (const { errors, device, minute } of plays) {
      const seen = new Set<string>();
      for (const one of errors) {
        const key = fingerprintText(one);
        const known = naive.get(key) ?? { count: 0, sessions: 0, mobile: 0, first: minute, last: minute };
        const isNew = seen.has(key) ? 0 : 1;
        seen.add(key);
        naive.set(key, {
          count: known.count + one.count,
          sessions: known.sessions + isNew,
          mobile: known.mobile + (device === 'mobile' ? isNew : 0),
          first: Math.min(known.first, minute),
          last: Math.max(known.last, minute),
        });
      }
    }
    const minutes = (date: Date) => (date.getTime() - NOW.getTime()) / 60_000;
    const stored = (await groups()).map(({ count, sessions, mobile, firstSeenAt, lastSeenAt }) => ({
      ...{ count, sessions, mobile, first: minutes(firstSeenAt), last: minutes(lastSeenAt) },
    }));
    const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(sorted(stored)).toEqual(sorted([...naive.values()]));
    const sums = await db.select().from(buildHealth).where(eq(buildHealth.buildId, buildId));
    const total = (name: 'sessions' | 'failedSessions') => sums.reduce((sum, row) => sum + row[name], 0);
    expect(total('sessions')).toBe(plays.length);
    expect(total('failedSessions')).toBe(plays.filter(({ started }) => !started).length);
    const histograms = await db.select().from(frameHistograms).where(eq(frameHistograms.buildId, buildId));
    expect(frameColumns.map((column) => histograms.reduce((sum, row) => sum + row[column], 0))).toEqual(
      noFrames.map((_, at) => plays.reduce((sum, { screen }) => sum + (screen[at] ?? 0), 0)),
    );
  });
});
