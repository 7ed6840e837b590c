import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { achievements } from './achievements';
import { moment } from './columns';

/** Achievements earned by visitors, by guest id. Logging in or signing up moves them to the account. */
export const guestAchievements = pgTable(
  'guest_achievements',
  {
    guestId: uuid('guest_id').notNull(),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    unlockedAt: moment('unlocked_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'guest_achievements_pkey', columns: [table.guestId, table.achievementId] }),
    index('guest_achievements_achievement_index').on(table.achievementId),
    index('guest_achievements_unlocked_index').on(table.unlockedAt),
  ],
);
