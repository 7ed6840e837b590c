import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { builds } from './builds';
import { moment } from './columns';
import { games } from './games';

/** What players have played: a row for each stretch of play in a tab, open until it is ended by its page or, when nothing is heard of it, by the sweep. */
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
    /** As the page tells it. */
    buildId: integer('build_id').references(() => builds.id, { onDelete: 'set null' }),
    /** Played with an emulated headset, as the page tells it. */
    emulated: boolean('emulated').notNull().default(false),
    startedAt: moment('started_at').notNull(),
    heartbeatAt: moment('heartbeat_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    // Of a player's history the latest play of each game is asked for.
    index('play_sessions_history_index').on(table.accountId, table.gameId, table.startedAt),
    index('play_sessions_open_index')
      .on(table.heartbeatAt)
      .where(sql`${table.endedAt} is null`),
    // A player's plays, the newest first; and in pages of what a player has done.
    index('play_sessions_newest_index').on(
      table.accountId,
      table.startedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // How many players a game has.
    index('play_sessions_players_index').on(table.gameId, table.accountId),
    // What friends are playing now.
    index('play_sessions_playing_index')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('play_sessions_ended_index').on(table.endedAt),
    check('play_sessions_end_known', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    check('play_sessions_ended_by_known', sql`${table.endedBy} in ('page', 'sweep')`),
    check(
      'play_sessions_in_order',
      sql`${table.startedAt} <= ${table.heartbeatAt} and ${table.startedAt} <= ${table.endedAt}`,
    ),
  ],
);
