import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { jobRuns } from '../database/schema/job-runs';
import type { JobName } from './job-board';

/** How a job went last. */
export type JobRun = typeof jobRuns.$inferSelect;

interface Failed {
  readonly now: Date;
  /** When it is tried again. */
  readonly nextAt: Date;
  readonly error: unknown;
}

/** Most characters that are kept of an error. */
const MOST_WORDS = 300;

/** One line of an error's own words: those below it are of the code. */
export function errorLine(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  return (words.split('\n')[0] ?? '').slice(0, MOST_WORDS);
}

/** Notes that a run begins. */
export async function noteStart(executor: Executor, job: JobName, now: Date): Promise<void> {
  await executor
    .insert(jobRuns)
    .values({ job, startedAt: now })
    .onConflictDoUpdate({ target: jobRuns.job, set: { startedAt: now } });
}

/** Notes that a run ended well, and when the next one is planned. */
export async function noteEnd(executor: Executor, job: JobName, now: Date, nextAt: Date): Promise<void> {
  await executor
    .update(jobRuns)
    .set({ endedAt: now, succeededAt: now, failingSince: null, failures: 0, lastError: null, nextAt })
    .where(eq(jobRuns.job, job));
}

/** Notes that a run failed, and since when they all have. */
export async function noteFailure(executor: Executor, job: JobName, { now, nextAt, error }: Failed): Promise<void> {
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

/** When a job was planned to run next; undefined when it never ended. */
export async function plannedRun(executor: Executor, job: JobName): Promise<Date | undefined> {
  const [found] = await executor.select({ nextAt: jobRuns.nextAt }).from(jobRuns).where(eq(jobRuns.job, job));
  return found?.nextAt ?? undefined;
}

/** How every job went that has ever run. */
export function listJobRuns(executor: Executor): Promise<readonly JobRun[]> {
  return executor.select().from(jobRuns);
}
