import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { builds } from './builds';
import { moment } from './columns';

/** Sampled health of a build, summed per day (UTC). Contains no data about players. */
export const buildHealth = pgTable(
  'build_health',
  {
    buildId: integer('build_id')
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Page views that sent a sample. */
    samples: integer('samples').notNull().default(0),
    /** Samples without a drawn frame. */
    failedStarts: integer('failed_starts').notNull().default(0),
    scriptErrors: integer('script_errors').notNull().default(0),
    /** Failed requests of the build. */
    failedLoads: integer('failed_loads').notNull().default(0),
    /** Sum of the times to the first frame, in milliseconds. The mean divides it by `samples - failed_starts`. */
    firstFrameMs: bigint('first_frame_ms', { mode: 'number' }).notNull().default(0),
    /** Frames by time since the previous one: up to 12, 18 and 34 ms, and longer. */
    frames12: bigint('frames_12', { mode: 'number' }).notNull().default(0),
    frames18: bigint('frames_18', { mode: 'number' }).notNull().default(0),
    frames34: bigint('frames_34', { mode: 'number' }).notNull().default(0),
    framesSlow: bigint('frames_slow', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'build_health_pkey', columns: [table.buildId, table.day] }),
    index('build_health_day_index').on(table.day),
  ],
);

/** Distinct script errors of a build, at most 50 per build. */
export const buildErrors = pgTable(
  'build_errors',
  {
    buildId: integer('build_id')
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    /** First 200 characters of the message, with file and line relative to the build's folder. */
    message: text('message').notNull(),
    count: integer('count').notNull().default(0),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'build_errors_pkey', columns: [table.buildId, table.message] }),
    index('build_errors_last_seen_index').on(table.lastSeenAt),
    check('build_errors_message_length', sql`length(${table.message}) between 1 and 300`),
  ],
);
