import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { achievements } from './achievements';
import { moment } from './columns';

/** Progress of players towards achievements, as reported by games. */
export const playerProgress = pgTable(
  'player_progress',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    /** The highest reported value. */
    percent: smallint('percent').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'player_progress_pkey', columns: [table.accountId, table.achievementId] }),
    index('player_progress_achievement_index').on(table.achievementId),
    check('player_progress_percent_range', sql`${table.percent} between 0 and 100`),
  ],
);
