import type { Job } from '../jobs/job';
import type { JobRun } from '../jobs/job-run.repository';

/** How one job of the house is; moments are ISO 8601, and null where there was none. */
export interface JobHealth {
  readonly name: string;
  readonly healthy: boolean;
  readonly lastStart: string | null;
  readonly lastEnd: string | null;
  readonly lastSuccess: string | null;
  /** Whether a run has begun and not ended. */
  readonly running: boolean;
  /** When the next run is planned. */
  readonly next: string | null;
  /** Whether the next run should have begun long ago, or the one that has begun should have ended: nobody runs the job, or it hangs. */
  readonly overdue: boolean;
  readonly failingSince: string | null;
  /** Runs that failed since the last success. */
  readonly failures: number;
  readonly error: string | null;
}

const MINUTE = 60_000;
/** A busy server may be as late with a job as this, or as one whole pause of it. */
const LATE = 15 * MINUTE;
/** A run that has much to do, as the mails of a newsletter, may take as long. */
const LONGEST_RUN = 6 * 60 * MINUTE;

const written = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** Judges a job by how it went last; one that has never ended well is not healthy, nor one that is late. */
export function jobHealth(
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  run: JobRun | undefined,
  now: Date,
): JobHealth {
  const running = run !== undefined && (run.endedAt === null || run.startedAt > run.endedAt);
  const expected = running ? run.startedAt : (run?.nextAt ?? run?.startedAt);
  const allowed = running ? LONGEST_RUN : Math.max(everyMs, LATE);
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
