import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** The achievements of a game. `thumb` is a path on the static host, `sound` the name of a sound. */
export const achievements = pgTable(
  'achievements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    thumb: text('thumb').notNull(),
    sound: text('sound').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('achievements_game_slug_unique').on(table.gameId, table.slug)],
);

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
