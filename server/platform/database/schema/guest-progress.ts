import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { achievements } from './achievements';
import { moment } from './columns';

/**
 * Progress of visitors towards achievements, by guest id. Logging in or signing up moves it to the account. It is
 * deleted 180 days after the last report.
 */
export const guestProgress = pgTable(
  'guest_progress',
  {
    guestId: uuid('guest_id').notNull(),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    /** The highest reported value. */
    percent: smallint('percent').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'guest_progress_pkey', columns: [table.guestId, table.achievementId] }),
    index('guest_progress_achievement_index').on(table.achievementId),
    index('guest_progress_reported_index').on(table.reportedAt),
    check('guest_progress_percent_range', sql`${table.percent} between 0 and 100`),
  ],
);
