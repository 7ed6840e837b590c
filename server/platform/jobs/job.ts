import type { ServerDependencies } from '../../deps';
import type { JobName } from './job-board';

/** Periodic work that runs once at a time, regardless of the number of servers on the database. */
export interface Job {
  readonly name: JobName;
  /** Maximum interval between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Milliseconds from now to the next run, for a job with a fixed time of day; default `everyMs`. */
  readonly pause?: (now: Date) => number;
  /** Milliseconds until a failed run is repeated; default 30 seconds, or less for a shorter interval. */
  readonly retryMs?: number;
  /** True if a start of a server does not run it before its planned time. */
  readonly spaced?: boolean;
  /** Milliseconds until the planned time of a `spaced` job; undefined if it is due. */
  readonly wait?: (deps: ServerDependencies) => Promise<number | undefined>;
  /** Runs the job also if it is paused or not due; default `run`. */
  readonly runNow?: (deps: ServerDependencies, signal: AbortSignal) => Promise<void>;
  /** Does all due work. It can be repeated at any time and stops soon after the signal aborts. */
  run(deps: ServerDependencies, signal: AbortSignal): Promise<void>;
}
