/** Name of a background job; `backgroundJobs` has an entry for each. */
export type JobName =
  | 'mails'
  | 'cleanup'
  | 'deletions'
  | 'exports'
  | 'catalogue'
  | 'play-sessions'
  | 'pictures'
  | 'ledger'
  | 'premium'
  | 'announcements'
  | 'newsletters'
  | 'digests';

/** Where features say that there is something to do, after the commit of what is to be done. */
export interface JobBoard {
  /** Runs a job soon instead of at its next time; without a runner that has started it does nothing. */
  wake(name: JobName): void;
}
