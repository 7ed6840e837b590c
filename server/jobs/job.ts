import type { ServerDeps } from '../deps';

/** Every job of the house; each has its entry in the list that the server starts with. */
export type JobName = 'mails' | 'cleanup' | 'deletions' | 'exports' | 'catalogue' | 'play-sessions';

/** Work that is done again and again, once at a time however many servers share the database. */
export interface Job {
  readonly name: JobName;
  /** The longest pause between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Does what is due; it may be repeated at any time, and ends soon once the signal is aborted. */
  run(deps: ServerDeps, signal: AbortSignal): Promise<void>;
}
