import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { openBlobStore } from '../../../../server/platform/blobs/open-blob-store';
import type { Database } from '../../../../server/platform/database/database';
import { emails } from '../../../../server/platform/database/schema/emails';
import { serverNodes } from '../../../../server/platform/database/schema/nodes';
import { jobRuns } from '../../../../server/platform/database/schema/platform';
import type { DoctorReport } from '../../../../server/platform/doctor/doctor-command';
import { runDoctor } from '../../../../server/platform/doctor/doctor-command';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { FakeServerClock } from '../../support/fake-server-clock';
import { freePort } from '../../support/free-port';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { redisProgram, redisServer } from '../../support/redis-server';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const HOUR = 60 * 60 * 1000;
const opened: Promise<Database> = openEmptyDatabase();
const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
let clock: FakeServerClock;

beforeEach(async () => {
  const { db } = await opened;
  clock = new FakeServerClock();
  await db.delete(emails);
  await db.delete(jobRuns);
  const now = clock.now();
  const well = { startedAt: now, endedAt: now, succeededAt: now, nextAt: new Date(now.getTime() + 1000) };
  await db.insert(jobRuns).values(backgroundJobs(undefined).map(({ name }) => ({ job: name, ...well })));
});
afterAll(async () => (await opened).close());

const fixture = { blobs: new FolderBlobStore(config), config, random: systemRandom };
/** The database of the tests. As an embedded one, it has the test's clock. */
const embedded = async (): Promise<Database> => ({ ...(await opened), kind: 'embedded' });
const consult = async (json = false, database?: Database | { readonly unreachable: string }) =>
  runDoctor({ ...fixture, clock, database: database ?? (await embedded()) }, { json });

async function reportOf(database?: Database | { readonly unreachable: string }): Promise<DoctorReport> {
  const done = await consult(true, database);
  const report = JSON.parse(done.ok ? done.value : done.error) as DoctorReport;
  expect(done.ok).toBe(report.healthy);
  return report;
}
const unhealthy = ({ checks, jobs }: DoctorReport): readonly string[] =>
  [...checks, ...jobs].filter(({ healthy }) => !healthy).map(({ name }) => name);

describe('consultDoctor', () => {
  test('reports a healthy portal whose jobs ran, as text and JSON', async () => {
    const done = await consult();
    expect(done).toMatchObject({
      ok: true,
      value: expect.stringContaining('Holocade is healthy (2026-03-01T12:00:00.000Z).'),
    });
    if (done.ok) expect(done.value).toMatch(/ok {4}migrations {11}up to date \(\d+\)/);
    const report = await reportOf();
    expect(unhealthy(report)).toEqual([]);
    expect(report.jobs.map(({ name }) => name)).toEqual(backgroundJobs(undefined).map(({ name }) => name));
    expect(report.checks.map(({ name }) => name)).toEqual([
      'database',
      'migrations',
      'connections',
      'servers',
      'clock',
      'versions',
      'data folder',
      'mails',
      'ledger',
    ]);
  });

  test('names jobs that never ran, fail or are overdue, with the reasons', async () => {
    const { db } = await opened;
    await db.delete(jobRuns).where(sql`job = 'catalogue'`);
    const failing = { failingSince: clock.now(), failures: 4, lastError: 'no disk' };
    await db
      .update(jobRuns)
      .set(failing)
      .where(sql`job = 'exports'`);
    clock.advance(HOUR);
    await db
      .update(jobRuns)
      .set({ nextAt: clock.now() })
      .where(sql`job <> 'mails'`);
    const done = await consult();
    const text = done.ok ? '' : done.error;
    expect(text).toMatch(/FAIL {2}mails +last succeeded at .*; overdue since 2026-03-01T12:00:01.000Z/);
    expect(text).toMatch(/FAIL {2}exports +.*failing since 2026-03-01T12:00:00.000Z, 4 times: no disk/);
    expect(text).toMatch(/FAIL {2}catalogue +never succeeded/);
    expect(text).toContain('3 of 33 checks failed');
  });

  test('names a server with a wrong clock', async () => {
    const database = await embedded();
    const shared = { ...database, listen: () => () => Promise.resolve() };
    const node = { id: '00000000-0000-4000-8000-000000000001', startedAt: sql`now()`, seenAt: sql`now()` };
    await database.db.insert(serverNodes).values({ ...node, clockOffset: 20_000 });
    expect((await reportOf(shared)).checks).toContainEqual({ name: 'servers', healthy: true, details: '1 running' });
    await database.db.update(serverNodes).set({ clockOffset: -40_000 });
    expect(unhealthy(await reportOf(shared))).toEqual(['servers']);
    expect((await reportOf(shared)).checks).toContainEqual({
      name: 'servers',
      healthy: false,
      details: `1 running; ${node.id} runs no jobs, because its clock is 40 s behind`,
    });
    await database.db.delete(serverNodes);
  });

  test('names a Redis that does not answer, and only if one is configured', async () => {
    const redisUrl = `redis://127.0.0.1:${String(await freePort())}`;
    const done = await runDoctor(
      { ...fixture, config: { ...config, redisUrl }, clock, database: await opened },
      { json: false },
    );
    expect(done.ok ? '' : done.error).toMatch(/FAIL {2}redis +.*ECONNREFUSED/);
    expect((await reportOf()).checks.map(({ name }) => name)).not.toContain('redis');
  });

  test.runIf(redisProgram !== undefined)('names the version of a Redis that answers', async () => {
    const redis = await redisServer();
    await redis.start();
    const database = await embedded();
    const done = await runDoctor(
      { ...fixture, config: { ...config, redisUrl: redis.url }, clock, database },
      { json: false },
    );
    await redis.kill();
    expect(done.ok ? done.value : '').toMatch(/ok {4}redis +version \d+\.\S+, answers/);
  });

  test('reports a faulty ledger and undelivered emails', async () => {
    const { db } = await opened;
    await db
      .update(jobRuns)
      .set({ failingSince: clock.now(), failures: 1, lastError: 'Faults of the ledger: 2.' })
      .where(sql`job = 'ledger'`);
    const mail = { kind: 'news', recipient: 'vega@mail.test', subject: 'One', text: '', html: '' };
    await db.insert(emails).values([
      { ...mail, createdAt: clock.now(), nextAttemptAt: clock.now(), lastError: 'ESOCKET' },
      { ...mail, createdAt: clock.now(), givenUpAt: clock.now() },
    ]);
    expect(unhealthy(await reportOf())).toEqual(['ledger', 'ledger']);
    clock.advance(HOUR + 1);
    await db.update(jobRuns).set({ nextAt: clock.now() });
    const report = await reportOf();
    expect(unhealthy(report)).toEqual(['mails', 'ledger', 'ledger']);
    expect(report.checks.find(({ name }) => name === 'mails')?.details).toBe(
      '1 waiting, 1 of them after a failure, the oldest since 1 March 2026 at 12:00 UTC; 1 given up in the last 24 hours',
    );
    expect(report.checks.find(({ name }) => name === 'ledger')?.details).toContain('Faults of the ledger: 2.');
  });

  test('accepts a single deferred email, and emails that wait while others are sent', async () => {
    const { db } = await opened;
    const mail = { kind: 'news', recipient: 'vega@mail.test', subject: 'One', text: '', html: '' };
    const waiting = { ...mail, createdAt: clock.now(), nextAttemptAt: clock.now() };
    const putOff = { ...waiting, attempts: 3, lastError: 'EENVELOPE 451' };
    await db.insert(emails).values(putOff);
    clock.advance(HOUR + 1);
    await db.update(jobRuns).set({ nextAt: clock.now() });
    expect(unhealthy(await reportOf())).toEqual([]);
    await db.insert(emails).values(putOff);
    expect(unhealthy(await reportOf())).toEqual(['mails']);
    await db.insert(emails).values(waiting);
    expect(unhealthy(await reportOf())).toEqual(['mails']);
    await db.insert(emails).values({ ...mail, createdAt: clock.now(), sentAt: clock.now() });
    expect(unhealthy(await reportOf())).toEqual([]);
  });

  test('reports tables of another version', async () => {
    const { db } = await opened;
    const rows = sql`drizzle.__drizzle_migrations`;
    await db.execute(sql`update ${rows} set created_at = created_at + 1e13`);
    expect(unhealthy(await reportOf())).toEqual(['migrations']);
    await db.execute(sql`update ${rows} set created_at = created_at - 1e13 - 1`);
    const report = await reportOf();
    expect(report.checks.find(({ name }) => name === 'migrations')?.details).toMatch(/^1 of \d+ missing/);
    await db.execute(sql`update ${rows} set created_at = created_at - 1e13`);
    const old = await reportOf();
    expect(old.checks.find(({ name }) => name === 'migrations')?.details).toMatch(
      /^the database .* cannot be upgraded: /,
    );
    await db.execute(sql`update ${rows} set created_at = created_at + 1e13 + 1`);
  });

  test('reports a database that cannot be opened, and one that does not respond', async () => {
    const gone = await reportOf({ unreachable: 'the server refuses connections' });
    expect(gone).toMatchObject({
      healthy: false,
      checks: [{ name: 'database', details: 'the server refuses connections' }, {}],
    });
    const silent = { ...(await embedded()), ping: async () => false };
    expect(unhealthy(await reportOf(silent))).toEqual(['database']);
  });

  test('reports a bucket that does not answer', async () => {
    const bucket = { HOLOCADE_S3_BUCKET: 'files', HOLOCADE_S3_ACCESS_KEY: 'key', HOLOCADE_S3_SECRET_KEY: 'secret' };
    const withBucket = testConfig({
      ...bucket,
      HOLOCADE_DATA: config.dataFolder,
      HOLOCADE_S3_ENDPOINT: 'http://127.0.0.1:1',
    });
    const blobs = await openBlobStore(withBucket, { clock: systemClock, random: systemRandom });
    const database = await opened;
    const done = await runDoctor({ ...fixture, blobs, config: withBucket, clock, database }, { json: false });
    expect(done.ok ? '' : done.error).toMatch(/FAIL {2}bucket +http:\/\/127\.0\.0\.1:1 does not answer\./);
  });

  test('reports a missing data folder', async () => {
    const broken = { ...config, dataFolder: `${config.dataFolder}/nowhere` };
    const done = await runDoctor({ ...fixture, config: broken, clock, database: await embedded() }, { json: false });
    expect(done.ok ? '' : done.error).toMatch(/FAIL {2}data folder +ENOENT/);
  });

  test('reports a production without a mail server as a warning, and public hosts without an answer as failures', async () => {
    const settings = { NODE_ENV: 'production', HOLOCADE_HOST: 'arcade.test', HOLOCADE_DATA: config.dataFolder };
    const nowhere = () => Promise.reject(new Error('no answer'));
    const network = { resolve: async () => [], certificate: nowhere, get: nowhere };
    const deps = { ...fixture, config: testConfig(settings), clock, network, database: await embedded() };
    const done = await runDoctor(deps, { json: false });
    const text = done.ok ? '' : done.error;
    expect(text).toMatch(/WARN {2}mail server +none: set HOLOCADE_SMTP_URL to a mail server/);
    for (const name of ['dns', 'tls', 'hosts', 'headers']) expect(text).toMatch(new RegExp(`FAIL  ${name} `));
    expect(text).toContain('4 of 38 checks failed');
  });

  test.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined)(
    'checks connections, clock and version of a PostgreSQL server',
    async () => {
      const { checks } = await reportOf(await opened);
      const detailsOf = (name: string) => checks.find((check) => check.name === name)?.details;
      expect(detailsOf('connections')).toMatch(/^\d+ of \d+ of the server used$/);
      expect(detailsOf('clock')).toMatch(/^\d+ s (ahead of|behind) the database’s: synchronise it/);
      expect(detailsOf('versions')).toMatch(/^portal 0\.1\.0, Node \d+\.\d+\.\d+, PostgreSQL \d+/);
    },
  );
});
