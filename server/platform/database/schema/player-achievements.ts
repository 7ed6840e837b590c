import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { achievements } from './achievements';
import { moment } from './columns';

/** Achievements earned by players, each once. */
export const playerAchievements = pgTable(
  'player_achievements',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    unlockedAt: moment('unlocked_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'player_achievements_pkey', columns: [table.accountId, table.achievementId] }),
    index('player_achievements_achievement_index').on(table.achievementId),
    // For a player's newest achievements.
    index('player_achievements_newest_index').on(table.accountId, table.unlockedAt.desc().nullsFirst()),
  ],
);
