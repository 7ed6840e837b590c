import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Facts about this database, such as the loading of demo content. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  writtenAt: moment('written_at').notNull(),
});

/** Result of the last run of each background job, on any server. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Null before the first run has ended. */
  endedAt: moment('ended_at'),
  succeededAt: moment('succeeded_at'),
  /** Start of the current series of failures; null after a success. */
  failingSince: moment('failing_since'),
  /** Failed runs since the last success. */
  failures: integer('failures').notNull().default(0),
  /** Error of the last run; null after a success. */
  lastError: text('last_error'),
  /** Planned time of the next run. */
  nextAt: moment('next_at'),
});

/** Background jobs that no server runs until an operator resumes them. */
export const pausedJobs = pgTable('paused_jobs', {
  job: text('job').primaryKey(),
  pausedAt: moment('paused_at').notNull(),
});

/** Wake-ups that found a job running on another server. Both numbers only grow. */
export const jobWakes = pgTable('job_wakes', {
  job: text('job').primaryKey(),
  /** Number of the last wake-up. */
  requested: bigint('requested', { mode: 'number' }).notNull(),
  /** Number of the last wake-up after which a whole run has started and ended. */
  served: bigint('served', { mode: 'number' }).notNull().default(0),
});

/**
 * Attempts in a fixed window that starts with the first one. The key describes the counted action; it contains hashes
 * instead of addresses.
 */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempt_counts_ends_index').on(table.endsAt)],
);
