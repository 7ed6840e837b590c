import type { Job } from '../jobs/job';
import type { JobRun } from '../jobs/job-run.repository';

/** Health of one background job; times are ISO 8601, null if there was none. */
export interface JobHealth {
  readonly name: string;
  readonly healthy: boolean;
  readonly lastStart: string | null;
  readonly lastEnd: string | null;
  readonly lastSuccess: string | null;
  /** True if a run has started and not ended. */
  readonly running: boolean;
  /** Planned time of the next run. */
  readonly next: string | null;
  /** True if the next run should have started or the current run should have ended long ago. */
  readonly overdue: boolean;
  readonly failingSince: string | null;
  /** Failed runs since the last success. */
  readonly failures: number;
  readonly error: string | null;
}

const MINUTE = 60_000;
/** Tolerated delay on a busy server, in milliseconds; a job's full interval is tolerated as well. */
const TOLERATED_DELAY = 15 * MINUTE;
/** Longest duration of a busy run, such as the emails of a newsletter, in milliseconds. */
const LONGEST_RUN = 6 * 60 * MINUTE;

const written = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** Judges a job by its last run. A job that never succeeded or is overdue is unhealthy. */
export function jobHealth(
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  run: JobRun | undefined,
  now: Date,
): JobHealth {
  const running = run !== undefined && (run.endedAt === null || run.startedAt > run.endedAt);
  const expected = running ? run.startedAt : (run?.nextAt ?? run?.startedAt);
  const allowed = running ? LONGEST_RUN : Math.max(everyMs, TOLERATED_DELAY);
  const overdue = expected !== undefined && now.getTime() > expected.getTime() + allowed;
  const failing = run?.failingSince !== null;
  return {
    name,
    healthy: run !== undefined && run.succeededAt !== null && !failing && !overdue,
    lastStart: written(run?.startedAt),
    lastEnd: written(run?.endedAt),
    lastSuccess: written(run?.succeededAt),
    running,
    next: written(run?.nextAt),
    overdue,
    failingSince: written(run?.failingSince),
    failures: run?.failures ?? 0,
    error: run?.lastError ?? null,
  };
}
