import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { deviceClasses } from '../../../../src/domain/console/game-statistics';
import { accounts } from './accounts';
import { builds } from './builds';
import { moment } from './columns';
import { games } from './games';

/**
 * Play sessions, one row for each period of play in a tab. Its page ends a session, or the sweep after missing
 * heartbeats.
 */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Reported by the page. */
    buildId: integer('build_id').references(() => builds.id, { onDelete: 'set null' }),
    /** True if played with an emulated headset, as reported by the page. */
    emulated: boolean('emulated').notNull().default(false),
    /** True if played with a headset, as reported by the page. */
    vr: boolean('vr').notNull().default(false),
    device: text('device', { enum: deviceClasses }).notNull().default('unknown'),
    startedAt: moment('started_at').notNull(),
    heartbeatAt: moment('heartbeat_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    // For a player's history: the latest session of each game.
    index('play_sessions_history_index').on(table.accountId, table.gameId, table.startedAt),
    index('play_sessions_open_index')
      .on(table.heartbeatAt)
      .where(sql`${table.endedAt} is null`),
    // For a player's sessions, newest first, and the pages of the activity.
    index('play_sessions_newest_index').on(
      table.accountId,
      table.startedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // For the number of players of a game.
    index('play_sessions_players_index').on(table.gameId, table.accountId),
    // For the games that friends are playing now.
    index('play_sessions_playing_index')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('play_sessions_ended_index').on(table.endedAt),
    check('play_sessions_end_known', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    check('play_sessions_device_known', sql`${table.device} in ('computer', 'mobile', 'headset', 'unknown')`),
    check('play_sessions_ended_by_known', sql`${table.endedBy} in ('page', 'sweep')`),
    check(
      'play_sessions_in_order',
      sql`${table.startedAt} <= ${table.heartbeatAt} and ${table.startedAt} <= ${table.endedAt}`,
    ),
  ],
);
