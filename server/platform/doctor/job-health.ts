import type { Executor } from '../database/executor';
import type { Job } from '../jobs/job';
import type { JobRun } from '../jobs/job-run.repository';
import { listJobRuns, listPauses } from '../jobs/job-run.repository';

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
  /** Start of the operator's pause; null for a job that is not paused. */
  readonly pausedSince: string | null;
}

const MINUTE = 60_000;
/** Tolerated delay on a busy server, in milliseconds; a job's full interval is tolerated as well. */
const TOLERATED_DELAY = 15 * MINUTE;
/** Longest duration of a busy run, such as the emails of a newsletter, in milliseconds. */
const LONGEST_RUN = 6 * 60 * MINUTE;

const written = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** Time after which a pause counts as forgotten. */
const LONGEST_PAUSE = 24 * 60 * MINUTE;

/**
 * Judges a job by its last run. A job that never succeeded or is overdue is unhealthy. A paused job is unhealthy after a
 * day.
 */
export function jobHealth(
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  run: JobRun | undefined,
  { now, pausedSince }: { readonly now: Date; readonly pausedSince: Date | undefined },
): JobHealth {
  const running = run !== undefined && (run.endedAt === null || run.startedAt > run.endedAt);
  const expected = running ? run.startedAt : (run?.nextAt ?? run?.startedAt);
  const allowed = running ? LONGEST_RUN : Math.max(everyMs, TOLERATED_DELAY);
  const overdue = pausedSince === undefined && expected !== undefined && now.getTime() > expected.getTime() + allowed;
  const failing = run?.failingSince !== null;
  return {
    name,
    healthy: pausedSince
      ? now.getTime() <= pausedSince.getTime() + LONGEST_PAUSE
      : run !== undefined && run.succeededAt !== null && !failing && !overdue,
    lastStart: written(run?.startedAt),
    lastEnd: written(run?.endedAt),
    lastSuccess: written(run?.succeededAt),
    running,
    next: written(run?.nextAt),
    overdue,
    failingSince: written(run?.failingSince),
    failures: run?.failures ?? 0,
    error: run?.lastError ?? null,
    pausedSince: written(pausedSince),
  };
}

/** Reads the health of jobs. */
export async function readJobHealth(
  executor: Executor,
  jobs: readonly Pick<Job, 'name' | 'everyMs'>[],
  now: Date,
): Promise<readonly JobHealth[]> {
  const runs = new Map((await listJobRuns(executor)).map((run) => [run.job, run]));
  const pauses = await listPauses(executor);
  return jobs.map((job) => jobHealth(job, runs.get(job.name), { now, pausedSince: pauses.get(job.name) }));
}

/** Describes the health of a job, without a full stop. */
export function jobHealthText(job: JobHealth): string {
  const { lastStart, lastSuccess, running, next, overdue, failingSince, failures, error, pausedSince } = job;
  return [
    lastSuccess === null ? 'never succeeded' : `last succeeded at ${lastSuccess}`,
    ...(failingSince === null
      ? []
      : [`failing since ${failingSince}, ${String(failures)} times: ${error ?? 'unknown'}`]),
    ...(running ? [`running since ${lastStart ?? 'long ago'}${overdue ? ', overdue' : ''}`] : []),
    ...(pausedSince === null ? [] : [`paused since ${pausedSince}`]),
    ...(running || next === null || pausedSince !== null
      ? []
      : [overdue ? `overdue since ${next}` : `next at ${next}`]),
  ].join('; ');
}
