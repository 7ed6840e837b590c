import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How each job of the house went last, on whichever server it ran. */
export const jobRuns = pgTable('job_runs', {
  /** The job's name. */
  job: text('job').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** None before the first run has ended. */
  endedAt: moment('ended_at'),
  succeededAt: moment('succeeded_at'),
  /** Since when each run has failed; none after a success. */
  failingSince: moment('failing_since'),
  /** Runs that failed since the last success. */
  failures: integer('failures').notNull().default(0),
  /** What the last run died of; none after a success. */
  lastError: text('last_error'),
  /** When the next run was planned. */
  nextAt: moment('next_at'),
});
