import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { achievements } from './achievements';
import { moment } from './columns';

/** How far visitors are on the way to badges, by their guest id; signing in or registering moves it to the account, and it goes 180 days after the last report. */
export const guestProgress = pgTable(
  'guest_progress',
  {
    guestId: uuid('guest_id').notNull(),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    /** The highest that was reported. */
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
