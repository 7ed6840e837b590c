import type { ServerDependencies } from '../../deps';
import type { JobName } from './job-board';

/** Work that is done again and again, once at a time however many servers share the database. */
export interface Job {
  readonly name: JobName;
  /** The longest pause between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Milliseconds from now to the next run, for one that has its time of day; default: `everyMs`. */
  readonly pause?: (now: Date) => number;
  /** Milliseconds after which a run that failed is tried again; default: half a minute, or less where it runs more often. */
  readonly retryMs?: number;
  /** Whether it waits for its planned time whoever starts, since nothing is gained by running it more often. */
  readonly spaced?: boolean;
  /** Milliseconds until its planned time, for one that is `spaced`; undefined when it is due. */
  readonly wait?: (deps: ServerDependencies) => Promise<number | undefined>;
  /** Does what is due; it may be repeated at any time, and ends soon once the signal is aborted. */
  run(deps: ServerDependencies, signal: AbortSignal): Promise<void>;
}
