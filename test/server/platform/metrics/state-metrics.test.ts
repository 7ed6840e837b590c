import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import { emails } from '../../../../server/platform/database/schema/emails';
import { serverNodes } from '../../../../server/platform/database/schema/nodes';
import { jobRuns } from '../../../../server/platform/database/schema/platform';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { measureState } from '../../../../server/platform/metrics/state-metrics';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';

const opened: Promise<Database> = openEmptyDatabase();
const SECOND = 1000;
const names = backgroundJobs(undefined).map(({ name }) => name);
let clock: FakeServerClock;

beforeEach(async () => {
  const { db } = await opened;
  clock = new FakeServerClock();
  await db.delete(emails);
  await db.delete(jobRuns);
});
afterAll(async () => (await opened).close());

async function scrape(database?: Pick<Database, 'db' | 'listen'>): Promise<string> {
  const metrics = new Registry();
  measureState(metrics, {
    ...{ database: database ?? (await opened), clock, log: silentLog, dataFolder: temporaryFolder() },
    storage: { problem: () => 'data folder' },
  });
  return metrics.metrics();
}

test('the metrics of jobs have the results of the last runs', async () => {
  const { db } = await opened;
  const now = clock.now();
  const startedAt = new Date(now.getTime() - 7 * SECOND);
  await db.insert(jobRuns).values([
    { job: 'mails', startedAt, endedAt: now, succeededAt: now, nextAt: new Date(now.getTime() + 15 * SECOND) },
    { job: 'ledger', startedAt, endedAt: now, failingSince: now, failures: 3, lastError: 'A fault.', nextAt: now },
  ]);
  const text = await scrape();
  expect(text).toContain('holocade_job_healthy{background_job="mails"} 1\n');
  expect(text).toContain('holocade_job_healthy{background_job="ledger"} 0\n');
  expect(text).toContain('holocade_job_healthy{background_job="cleanup"} 0\n');
  expect(text).toContain('holocade_job_failures{background_job="ledger"} 3\n');
  expect(text).toContain(
    `holocade_job_last_success_timestamp_seconds{background_job="mails"} ${now.getTime() / SECOND}\n`,
  );
  expect(text).toContain(`holocade_job_due_timestamp_seconds{background_job="mails"} ${now.getTime() / SECOND + 15}\n`);
  expect(text).toContain('holocade_job_last_duration_seconds{background_job="mails"} 7\n');
  expect(text).not.toContain('holocade_job_last_success_timestamp_seconds{background_job="ledger"}');
  expect(text.match(/^holocade_job_healthy\{/gm)).toHaveLength(names.length);
});

test('the metrics of emails count waiting ones, the age of the oldest, and given up ones', async () => {
  const { db } = await opened;
  expect(await scrape()).toContain('holocade_emails_oldest_waiting_seconds 0\n');
  const email = { kind: 'news', recipient: 'vega@mail.test', subject: 'One', text: '', html: '' };
  const createdAt = clock.now();
  clock.advance(90 * SECOND);
  await db.insert(emails).values([
    { ...email, createdAt, nextAttemptAt: clock.now() },
    { ...email, createdAt: clock.now(), nextAttemptAt: clock.now() },
    { ...email, createdAt, givenUpAt: clock.now() },
  ]);
  const text = await scrape();
  expect(text).toContain('holocade_emails_waiting 2\n');
  expect(text).toContain('holocade_emails_oldest_waiting_seconds 90\n');
  expect(text).toContain('holocade_emails_given_up 1\n');
});

test('the metrics of servers have their number and the greatest distance of a clock', async () => {
  const database = await opened;
  const shared = { ...database, listen: () => () => Promise.resolve() };
  const seenAt = sql`clock_timestamp()`;
  const node = { startedAt: seenAt, seenAt };
  await database.db.insert(serverNodes).values([
    { ...node, id: randomUUID(), clockOffset: -40_000 },
    { ...node, id: randomUUID(), clockOffset: 20 },
  ]);
  const text = await scrape(shared);
  expect(text).toContain('holocade_servers 2\n');
  expect(text).toContain('holocade_clock_offset_seconds 40\n');
  await database.db.delete(serverNodes);
  expect(await scrape({ db: database.db, listen: undefined })).not.toMatch(/^holocade_servers/m);
});

test('the metrics of storage have full disks and the free space of the data folder', async () => {
  const text = await scrape();
  expect(text).toContain('holocade_storage_full{storage="database"} 0\n');
  expect(text).toContain('holocade_storage_full{storage="data folder"} 1\n');
  expect(text).toMatch(/^holocade_data_folder_free_bytes [1-9]\d*$/m);
});

test('a scrape shows that the database does not answer, without values of earlier scrapes', async () => {
  const database = await opened;
  let isUp = true;
  const metrics = new Registry();
  const db = new Proxy(database.db, {
    get: (target, name, receiver): unknown => {
      if (!isUp) throw new Error('no database');
      return Reflect.get(target, name, receiver);
    },
  });
  measureState(metrics, {
    ...{ database: { db, listen: undefined }, clock, log: silentLog, dataFolder: 'no/such/folder' },
    storage: { problem: () => undefined },
  });
  const up = await metrics.metrics();
  expect(up).toContain('holocade_database_up 1\n');
  expect(up).not.toMatch(/^holocade_data_folder_free_bytes/m);
  isUp = false;
  expect(await metrics.metrics()).toContain('holocade_database_up 1\n');
  clock.advance(5 * SECOND);
  const down = await metrics.metrics();
  expect(down).toContain('holocade_database_up 0\n');
  expect(down).not.toMatch(/^holocade_(job_|emails_)/m);
});
