import { statfs } from 'node:fs/promises';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { BlobStore } from '../blobs/blob-store.port';
import type { S3Settings } from '../config/config';
import type { Database } from '../database/database';
import { testWrite } from '../health/storage-watch';
import { backgroundJobs } from '../jobs/background-jobs';
import type { Job } from '../jobs/job';
import { errorLine } from '../jobs/job-run.repository';
import { productVersion } from '../system/project-root';
import type { ServerRandom } from '../system/server-random';
import {
  examineClock,
  examineConnections,
  examineDatabase,
  examineMigrations,
  examineServers,
  examineVersions,
} from './examine-database';
import type { Network } from './examine-hosts';
import { examineHosts, systemNetwork } from './examine-hosts';
import { examineMails, examineMailServer } from './examine-mails';
import type { Finding } from './finding';
import { findingOf, REQUEST_MS } from './finding';
import type { JobHealth } from './job-health';
import { jobHealth, jobHealthText, readJobHealth } from './job-health';

const MEBIBYTE = 1024 * 1024;
/** Minimum free space in mebibytes; below it a database soon stops. */
const MIN_FREE = 256;
/** Free space in mebibytes that is soon too little. */
const LITTLE_FREE = 1024;

/** Judges the free space of a writable data folder, in mebibytes. */
export function judgeSpace(folder: string, free: number): Finding {
  const name = 'data folder';
  const details = `${folder} is writable, ${String(free)} MiB free`;
  if (free >= LITTLE_FREE) return { name, healthy: true, details };
  return {
    name,
    healthy: free >= MIN_FREE,
    isWarning: free >= MIN_FREE,
    details: `${details}: free space on its disk`,
  };
}

/** Checks that the data folder is writable and has free space. */
async function examineFolder(folder: string, random: ServerRandom): Promise<Finding> {
  try {
    await testWrite(folder, random);
    const { bavail, bsize } = await statfs(folder);
    return judgeSpace(folder, Math.floor((bavail * bsize) / MEBIBYTE));
  } catch (error) {
    return { name: 'data folder', healthy: false, details: errorLine(error) };
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

interface DoctorDependencies extends Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'random'> {
  /** The database, or the reason why it cannot be opened. */
  readonly database: Database | { readonly unreachable: string };
  /** The expected jobs. */
  readonly jobs: readonly Pick<Job, 'name' | 'everyMs'>[];
  /** Default: the network of this machine. */
  readonly network?: Network;
}

/** Checks that Redis answers. */
async function examineRedis(url: string): Promise<Finding> {
  const { redisVersion } = await import('../nodes/redis');
  return { name: 'redis', healthy: true, details: `version ${await redisVersion(url)}, answers` };
}

/** Checks that the bucket of published and uploaded files can be written. */
async function examineBucket(blobs: BlobStore, { bucket, endpoint }: S3Settings): Promise<Finding> {
  await blobs.check();
  return { name: 'bucket', healthy: true, details: `${bucket} at ${endpoint} is writable` };
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

/** Runs all checks at once. Writes only temporary files. */
async function examine(deps: DoctorDependencies): Promise<DoctorReport> {
  const { blobs, clock, config, random, database, jobs, network = systemNetwork(REQUEST_MS) } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const limited = (name: string, check: Promise<Finding>): Promise<Finding> => findingOf(clock, name, check);
  const places = [
    limited('data folder', examineFolder(config.dataFolder, random)),
    ...(config.s3 ? [limited('bucket', examineBucket(blobs, config.s3))] : []),
    ...(config.redisUrl === undefined ? [] : [limited('redis', examineRedis(config.redisUrl))]),
    ...(config.production || config.smtpUrl !== undefined ? [limited('mail server', examineMailServer(config))] : []),
    ...examineHosts({ clock, config, network }),
  ];
  if ('unreachable' in database) {
    const checks = [
      { name: 'database', healthy: false, details: database.unreachable },
      ...(await Promise.all(places)),
    ];
    return { healthy: false, at, checks, jobs: [] };
  }
  const { db } = database;
  const health = await readJobHealth(db, jobs, now).catch(() =>
    jobs.map((job) => jobHealth(job, undefined, { now, pausedSince: undefined })),
  );
  const checks = await Promise.all([
    limited('database', examineDatabase(database)),
    limited('migrations', examineMigrations(db)),
    limited('connections', examineConnections(database)),
    limited('servers', examineServers(database)),
    limited('clock', examineClock(database, clock)),
    limited('versions', examineVersions(database, productVersion())),
    ...places,
    limited('mails', examineMails(db, config, now)),
    Promise.resolve(ledger(health)),
  ]);
  return { healthy: [...checks, ...health].every(({ healthy }) => healthy), at, checks, jobs: health };
}

const WIDTH = 19;

const stateOf = ({ healthy, isWarning = false }: Finding): string => {
  if (!healthy) return 'FAIL';
  return isWarning ? 'WARN' : 'ok  ';
};

const line = (finding: Finding): string => `  ${stateOf(finding)}  ${finding.name.padEnd(WIDTH)}  ${finding.details}`;

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
  const { blobs, clock, config, random, database, network } = deps;
  const jobs = backgroundJobs(undefined);
  const report = await examine({ blobs, clock, config, random, database, jobs, ...(network && { network }) });
  const details = json ? JSON.stringify(report, undefined, 2) : reportText(report);
  return report.healthy ? ok(details) : err(details);
}
