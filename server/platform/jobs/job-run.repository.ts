import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { jobRuns, jobWakes, pausedJobs } from '../database/schema/platform';
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

/** True while no server runs the job. */
export async function isPaused(executor: Executor, job: JobName): Promise<boolean> {
  return (await executor.$count(pausedJobs, eq(pausedJobs.job, job))) > 0;
}

/** Pauses a job on all servers. Returns false if it is paused already. */
export async function pauseJob(executor: Executor, job: JobName): Promise<boolean> {
  const paused = await executor
    .insert(pausedJobs)
    .values({ job, pausedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ job: pausedJobs.job });
  return paused.length > 0;
}

/** Ends the pause of a job. Returns false if it is not paused. */
export async function resumeJob(executor: Executor, job: JobName): Promise<boolean> {
  const resumed = await executor.delete(pausedJobs).where(eq(pausedJobs.job, job)).returning({ job: pausedJobs.job });
  return resumed.length > 0;
}

/** Lists the paused jobs, with the start of their pauses. */
export async function listPauses(executor: Executor): Promise<ReadonlyMap<string, Date>> {
  const paused = await executor.select().from(pausedJobs);
  return new Map(paused.map(({ job, pausedAt }) => [job, pausedAt]));
}

/** Lists the last run of every job. */
export function listJobRuns(executor: Executor): Promise<readonly JobRun[]> {
  return executor.select().from(jobRuns);
}

/** Records a wake-up of a job that another server is running. */
export async function requestRun(executor: Executor, job: JobName): Promise<void> {
  await executor
    .insert(jobWakes)
    .values({ job, requested: 1 })
    .onConflictDoUpdate({ target: jobWakes.job, set: { requested: sql`${jobWakes.requested} + 1` } });
}

/** Number of the job's last recorded wake-up that no run has served; undefined if there is none. */
export async function requestedRun(executor: Executor, job: JobName): Promise<number | undefined> {
  const [found] = await executor
    .select({ requested: jobWakes.requested })
    .from(jobWakes)
    .where(and(eq(jobWakes.job, job), gt(jobWakes.requested, jobWakes.served)));
  return found?.requested;
}

/** Records that a run which started after this wake-up has ended. Later wake-ups stay. */
export async function serveRequest(executor: Executor, job: JobName, request: number): Promise<void> {
  await executor
    .update(jobWakes)
    .set({ served: request })
    .where(and(eq(jobWakes.job, job), lt(jobWakes.served, request)));
}
