import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { jobRuns } from '../database/schema/platform';
import type { JobName } from './job-board';

/** Result of a job's last run. */
export type JobRun = typeof jobRuns.$inferSelect;

interface Failed {
  readonly now: Date;
  /** Time of the next attempt. */
  readonly nextAt: Date;
  readonly error: unknown;
}

/** Maximum length of a stored error, in characters. */
const MAX_ERROR_LENGTH = 300;

/** First line of an error's message; the lines below are stack and code. */
export function errorLine(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  return (words.split('\n')[0] ?? '').slice(0, MAX_ERROR_LENGTH);
}

/** Records the start of a run. */
export async function recordStart(executor: Executor, job: JobName, now: Date): Promise<void> {
  await executor
    .insert(jobRuns)
    .values({ job, startedAt: now })
    .onConflictDoUpdate({ target: jobRuns.job, set: { startedAt: now } });
}

/** Records the success of a run, and the planned time of the next one. */
export async function recordEnd(executor: Executor, job: JobName, now: Date, nextAt: Date): Promise<void> {
  await executor
    .update(jobRuns)
    .set({ endedAt: now, succeededAt: now, failingSince: null, failures: 0, lastError: null, nextAt })
    .where(eq(jobRuns.job, job));
}

/** Records a failed run, and the start of a series of failures. */
export async function recordFailure(executor: Executor, job: JobName, { now, nextAt, error }: Failed): Promise<void> {
  await executor
    .update(jobRuns)
    .set({
      endedAt: now,
      failingSince: sql`coalesce(${jobRuns.failingSince}, ${now.toISOString()}::timestamptz)`,
      failures: sql`${jobRuns.failures} + 1`,
      lastError: errorLine(error),
      nextAt,
    })
    .where(eq(jobRuns.job, job));
}

/** Planned time of a job's next run; undefined if no run has ended yet. */
export async function plannedRun(executor: Executor, job: JobName): Promise<Date | undefined> {
  const [found] = await executor.select({ nextAt: jobRuns.nextAt }).from(jobRuns).where(eq(jobRuns.job, job));
  return found?.nextAt ?? undefined;
}

/** Lists the last run of every job. */
export function listJobRuns(executor: Executor): Promise<readonly JobRun[]> {
  return executor.select().from(jobRuns);
}
