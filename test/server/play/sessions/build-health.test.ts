import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHealthReport } from '../../../../server/play/sessions/build-health-report';
import { buildErrors, buildHealth, builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { addHealthSample, deleteOldHealth } from '../../../../server/play/sessions/build-health.repository';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/public/arcade/game/lantern-drift/health';
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

const sample = (change: object = {}) => ({
  version,
  started: true,
  firstFrameMs: 500,
  scriptErrors: [{ message: 'x is not defined (/1.0/a.js:3)', count: 2 }],
  failedLoads: 1,
  frames: [10, 20, 30, 40],
  ...change,
});
const send = async (body: object) => (await server.request(PATH, { method: 'POST', body })).status;

describe('build health', () => {
  test("sums the samples of a day for the operator's report", async () => {
    expect(await send(sample())).toBe(200);
    expect(await send(sample({ started: false, firstFrameMs: undefined, frames: [0, 0, 0, 0] }))).toBe(200);
    const rows = await server.deps.database.db.select().from(buildHealth).where(eq(buildHealth.buildId, buildId));
    expect(rows).toMatchObject([
      { samples: 2, failedStarts: 1, scriptErrors: 4, failedLoads: 2, firstFrameMs: 500, frames12: 10, framesSlow: 40 },
    ]);
    const report = await buildHealthReport(server.deps, { game: 'lantern-drift', version });
    expect(report.ok && report.value).toContain('samples: 2, failed starts: 1');
    expect(report.ok && report.value).toContain('4 × x is not defined (/1.0/a.js:3)');
    expect(report.ok && report.value).toContain('longer: 40.0 %');
  });

  test.each([
    { frames: [1, 2, 3] },
    { frames: [1, 2, 3, -1] },
    { scriptErrors: [{ message: 'a\u0000', count: 1 }] },
    { scriptErrors: [{ message: 'x'.repeat(301), count: 1 }] },
    { scriptErrors: Array.from({ length: 21 }, (_, at) => ({ message: `e${String(at)}`, count: 1 })) },
    { failedLoads: 1e9 },
    { player: 'nova' },
  ])('refuses a sample beyond its limits: %j', async (change) => {
    expect(await send(sample(change))).toBe(422);
  });

  test('refuses a sample of an unknown build', async () => {
    expect(await send(sample({ version: '99.0.0' }))).toBe(404);
    const report = await buildHealthReport(server.deps, { game: 'lantern-drift', version: '99.0.0' });
    expect(report).toEqual({ ok: false, error: 'No health samples of lantern-drift 99.0.0 yet.' });
  });

  test('stores at most fifty distinct errors of a build, and still counts known ones', async () => {
    const { db } = server.deps.database;
    const now = new Date('2026-01-01T12:00:00Z');
    for (let at = 0; at < 60; at += 1)
      await addHealthSample(db, buildId, sample({ scriptErrors: [{ message: `e${String(at)}`, count: 1 }] }), now);
    await addHealthSample(db, buildId, sample({ scriptErrors: [{ message: 'e1', count: 5 }] }), now);
    const stored = await db.select().from(buildErrors).where(eq(buildErrors.buildId, buildId));
    expect([stored.length, stored.find(({ message }) => message === 'e1')?.count]).toEqual([50, 6]);
  });

  test('deletes samples and errors after their retention period', async () => {
    const { db } = server.deps.database;
    await deleteOldHealth(db, new Date('2026-01-02T00:00:00Z'));
    const days = await db.select({ day: buildHealth.day }).from(buildHealth);
    expect(days.some(({ day }) => day === '2026-01-01')).toBe(false);
    expect(await db.select().from(buildErrors).where(eq(buildErrors.message, 'e1'))).toEqual([]);
  });
});
