import type { Database } from '../database/database';
import type { ServerDependencies } from '../../deps';
import type { Job } from '../jobs/job';
import { errorLine, listJobRuns } from '../jobs/job-run.repository';
import { examineFolder } from './examine-folder';
import { examineMails } from './examine-mails';
import { examineMigrations } from './examine-migrations';
import type { Finding } from './finding';
import type { JobHealth } from './job-health';
import { jobHealth } from './job-health';

/** How a portal is, for machines and, in words, for people. */
export interface DoctorReport {
  /** Whether everything is. */
  readonly healthy: boolean;
  /** When it was looked, ISO 8601. */
  readonly at: string;
  readonly checks: readonly Finding[];
  readonly jobs: readonly JobHealth[];
}

export interface Examined extends Pick<ServerDependencies, 'clock' | 'config' | 'random'> {
  /** The database, or why it cannot be opened. */
  readonly database: Database | { readonly unreachable: string };
  /** The jobs that should run. */
  readonly jobs: readonly Pick<Job, 'name' | 'everyMs'>[];
}

const looked = (name: string, look: Promise<Finding>): Promise<Finding> =>
  look.catch((error: unknown) => ({ name, healthy: false, told: errorLine(error) }));

async function examineDatabase(database: Database): Promise<Finding> {
  const reachable = await database.ping();
  return { name: 'database', healthy: reachable, told: reachable ? `${database.kind}, answers` : 'does not answer' };
}

/** What the last look through the books has found, as its job has written it down. */
function ledger(jobs: readonly JobHealth[]): Finding {
  const job = jobs.find(({ name }) => name === 'ledger');
  const last = job?.lastSuccess ?? undefined;
  const told = [
    last === undefined ? 'was never found to add up' : `added up at ${last}`,
    ...(job?.error ? [`since then: ${job.error}`] : []),
  ].join('; ');
  return { name: 'ledger', healthy: job?.healthy ?? false, told };
}

/** Looks at everything that a portal needs; what cannot be looked at is not healthy. Nothing is changed but a file that is made and removed. */
export async function examine({ clock, config, random, database, jobs }: Examined): Promise<DoctorReport> {
  const now = clock.now();
  const at = now.toISOString();
  const folder = await examineFolder(config.dataFolder, random);
  if ('unreachable' in database) {
    const checks = [{ name: 'database', healthy: false, told: database.unreachable }, folder];
    return { healthy: false, at, checks, jobs: [] };
  }
  const { db } = database;
  const runs = await listJobRuns(db).catch(() => []);
  const health = jobs.map((job) =>
    jobHealth(
      job,
      runs.find((run) => run.job === job.name),
      now,
    ),
  );
  const checks = [
    await looked('database', examineDatabase(database)),
    await looked('migrations', examineMigrations(db)),
    folder,
    await looked('mails', examineMails(db, config, now)),
    ledger(health),
  ];
  return { healthy: [...checks, ...health].every(({ healthy }) => healthy), at, checks, jobs: health };
}
