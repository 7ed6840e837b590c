import { sql, and, gt, gte, isNotNull, lt } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { statfs } from 'node:fs/promises';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { momentText } from '../../messaging/mail/moment-text';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Executor } from '../database/executor';
import { isTooOld, newestMigration, TOO_OLD } from '../database/migration-state';
import { migrationsFolder } from '../database/migrations-folder';
import { emails } from '../database/schema/emails';
import { testWrite } from '../health/storage-watch';
import { backgroundJobs } from '../jobs/background-jobs';
import type { Job } from '../jobs/job';
import { errorLine } from '../jobs/job-run.repository';
import { isRightClock } from '../nodes/node-registry';
import { listNodes } from '../nodes/node.repository';
import type { ServerRandom } from '../system/server-random';
import type { JobHealth } from './job-health';
import { jobHealth, jobHealthText, readJobHealth } from './job-health';

/** Result of one check of the doctor. */
interface Finding {
  readonly name: string;
  readonly healthy: boolean;
  /** Description, without a full stop. */
  readonly details: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Pattern of errors for a temporary refusal by the mail server (RFC 5321 §4.2.1). */
const DEFERRED = '^(EENVELOPE|EMESSAGE) 4';

/**
 * Checks the age of waiting emails. Unhealthy if one has waited for over an hour and none was sent within that hour. A
 * single email deferred by the server only means a busy recipient's mailbox.
 */
async function examineMails(executor: Executor, config: Config, now: Date): Promise<Finding> {
  const waits = isNotNull(emails.nextAttemptAt);
  const hourAgo = new Date(now.getTime() - HOUR);
  const late = lt(emails.createdAt, hourAgo);
  const [queue] = await executor
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${emails.createdAt})`.mapWith(emails.createdAt),
      failed: sql<number>`(count(*) filter (where ${emails.lastError} is not null))::int`,
      late: sql<number>`(count(*) filter (where ${late}))::int`,
      deferred: sql<number>`(count(*) filter (where ${late} and ${emails.lastError} ~ ${DEFERRED}))::int`,
    })
    .from(emails)
    .where(waits);
  const givenUp = await executor.$count(emails, and(gt(emails.givenUpAt, new Date(now.getTime() - DAY))));
  const sent = await executor.$count(emails, gte(emails.sentAt, hourAgo));
  const { waiting = 0, failed = 0, late: overdueCount = 0, deferred = 0, oldest = null } = queue ?? {};
  const details = [
    waiting === 0 || oldest === null
      ? 'none waiting'
      : `${String(waiting)} waiting, ${String(failed)} of them after a failure, the oldest since ${momentText(oldest)}`,
    `${String(givenUp)} given up in the last 24 hours`,
    ...(isMailEnabled(config) ? [] : ['no mail server configured (HOLOCADE_SMTP_URL)']),
  ].join('; ');
  const stuck = sent === 0 && overdueCount > Math.min(deferred, 1);
  return { name: 'mails', healthy: !stuck, details };
}

/** Checks that the database's tables match this program. */
async function examineMigrations(executor: Executor): Promise<Finding> {
  const files = readMigrationFiles({ migrationsFolder });
  const newest = await newestMigration(executor);
  const missing = files.filter(({ folderMillis }) => newest === undefined || folderMillis > newest).length;
  const name = 'migrations';
  if (isTooOld(newest)) return { name, healthy: false, details: `the database ${TOO_OLD}` };
  if (missing > 0)
    return {
      name,
      healthy: false,
      details: `${String(missing)} of ${String(files.length)} missing: start the server to apply them`,
    };
  const last = files.at(-1)?.folderMillis ?? 0;
  if (newest !== undefined && newest > last)
    return { name, healthy: false, details: 'the database belongs to a newer version of this program' };
  return { name, healthy: true, details: `up to date (${String(files.length)})` };
}

const MEBIBYTE = 1024 * 1024;
/** Minimum free space in mebibytes; below it a database soon stops. */
const MIN_FREE = 256;

/** Checks that the data folder is writable and has free space. */
async function examineFolder(folder: string, random: ServerRandom): Promise<Finding> {
  const name = 'data folder';
  try {
    await testWrite(folder, random);
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / MEBIBYTE);
    return { name, healthy: free >= MIN_FREE, details: `${folder} is writable, ${String(free)} MiB free` };
  } catch (error) {
    return { name, healthy: false, details: errorLine(error) };
  }
}

/** Health of a portal, for machines and people. */
export interface DoctorReport {
  /** True if every check is healthy. */
  readonly healthy: boolean;
  /** Time of the checks, ISO 8601. */
  readonly at: string;
  readonly checks: readonly Finding[];
  readonly jobs: readonly JobHealth[];
}

interface DoctorDependencies extends Pick<ServerDependencies, 'clock' | 'config' | 'random'> {
  /** The database, or the reason why it cannot be opened. */
  readonly database: Database | { readonly unreachable: string };
  /** The expected jobs. */
  readonly jobs: readonly Pick<Job, 'name' | 'everyMs'>[];
}

const findingOf = (name: string, check: Promise<Finding>): Promise<Finding> =>
  check.catch((error: unknown) => ({ name, healthy: false, details: errorLine(error) }));

async function examineDatabase(database: Database): Promise<Finding> {
  const reachable = await database.ping();
  return { name: 'database', healthy: reachable, details: reachable ? `${database.kind}, answers` : 'does not answer' };
}

/** Checks the clocks of the running servers against the database's. */
async function examineServers({ db, listen }: Database): Promise<Finding> {
  const name = 'servers';
  if (!listen) return { name, healthy: true, details: 'one at most, because the database is embedded' };
  const nodes = await listNodes(db);
  const wrong = nodes.filter(({ clockOffset }) => !isRightClock(clockOffset));
  const details = [
    nodes.length === 0 ? 'none is running' : `${String(nodes.length)} running`,
    ...wrong.map(
      ({ id, clockOffset }) =>
        `${id} runs no jobs, because its clock is ${String(Math.abs(Math.round(clockOffset / 1000)))} s ${clockOffset > 0 ? 'ahead' : 'behind'}`,
    ),
  ].join('; ');
  return { name, healthy: wrong.length === 0, details };
}

/** Result of the last ledger audit, as recorded by its job. */
function ledger(jobs: readonly JobHealth[]): Finding {
  const job = jobs.find(({ name }) => name === 'ledger');
  const last = job?.lastSuccess ?? undefined;
  const details = [
    last === undefined ? 'never balanced' : `balanced at ${last}`,
    ...(job?.error ? [`since then: ${job.error}`] : []),
  ].join('; ');
  return { name: 'ledger', healthy: job?.healthy ?? false, details };
}

/** Runs all checks; a failed check counts as unhealthy. Writes only a temporary file. */
async function examine({ clock, config, random, database, jobs }: DoctorDependencies): Promise<DoctorReport> {
  const now = clock.now();
  const at = now.toISOString();
  const folder = await examineFolder(config.dataFolder, random);
  if ('unreachable' in database) {
    const checks = [{ name: 'database', healthy: false, details: database.unreachable }, folder];
    return { healthy: false, at, checks, jobs: [] };
  }
  const { db } = database;
  const health = await readJobHealth(db, jobs, now).catch(() =>
    jobs.map((job) => jobHealth(job, undefined, { now, pausedSince: undefined })),
  );
  const checks = [
    await findingOf('database', examineDatabase(database)),
    await findingOf('migrations', examineMigrations(db)),
    await findingOf('servers', examineServers(database)),
    folder,
    await findingOf('mails', examineMails(db, config, now)),
    ledger(health),
  ];
  return { healthy: [...checks, ...health].every(({ healthy }) => healthy), at, checks, jobs: health };
}

const WIDTH = 19;

const line = ({ name, healthy, details }: Finding): string =>
  `  ${healthy ? 'ok  ' : 'FAIL'}  ${name.padEnd(WIDTH)}  ${details}`;

const jobLine = (job: JobHealth): Finding => ({ ...job, details: jobHealthText(job) });

/** Formats a report for people: a summary, then a line for each check. */
function reportText({ healthy, at, checks, jobs }: DoctorReport): string {
  const all = [...checks, ...jobs];
  const unhealthy = all.filter((one) => !one.healthy).length;
  return [
    healthy
      ? `${brand.siteName} is healthy (${at}).`
      : `${brand.siteName} needs attention: ${String(unhealthy)} of ${String(all.length)} checks failed (${at}).`,
    '',
    ...checks.map(line),
    ...(jobs.length > 0 ? ['', 'Jobs:', ...jobs.map(jobLine).map(line)] : []),
  ].join('\n');
}

/** Runs all checks and formats the report as text or JSON. Returns the report as an error if a check failed. */
export async function runDoctor(
  deps: Omit<DoctorDependencies, 'jobs'>,
  { json }: { readonly json: boolean },
): Promise<Result<string, string>> {
  const { clock, config, random, database } = deps;
  const report = await examine({ clock, config, random, database, jobs: backgroundJobs(undefined) });
  const details = json ? JSON.stringify(report, undefined, 2) : reportText(report);
  return report.healthy ? ok(details) : err(details);
}
