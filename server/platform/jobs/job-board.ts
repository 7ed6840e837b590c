/** Names of the background jobs; `backgroundJobs` has an entry for each. */
export const jobNames = [
  'mails',
  'cleanup',
  'deletions',
  'exports',
  'catalogue',
  'popular-games',
  'trends',
  'play-sessions',
  'pictures',
  'ledger',
  'premium',
  'announcements',
  'announcement-emails',
  'newsletters',
  'digests',
  'database-dump',
  'publications',
  'statistics',
  'review-notices',
  'score-notices',
  'health',
  'signing-keys',
  'webhooks',
  'statements',
] as const;

/** Name of a background job. */
export type JobName = (typeof jobNames)[number];

/** Wakes jobs after the commit that created their work. */
export interface JobBoard {
  /** Runs a job soon instead of at its next time; does nothing unless a runner has started. */
  wake(name: JobName): void;
}
