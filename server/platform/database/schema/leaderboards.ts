import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BoardUnit } from '../../../../src/domain/leaderboards/board-unit';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** Leaderboards of games, as configured by their developers. A missing limit leaves the range open. */
export const boards = pgTable(
  'boards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** Display name; empty if only the slug is known. */
    title: text('title').notNull().default(''),
    order: text('score_order', { enum: ['highest-first', 'lowest-first'] }).notNull(),
    reset: text('reset', { enum: ['never', 'daily', 'weekly', 'monthly'] })
      .notNull()
      .default('never'),
    /** Unit of the scores, for their display. */
    unit: jsonb('unit')
      .$type<BoardUnit>()
      .notNull()
      .default(sql`'"points"'::jsonb`),
    least: doublePrecision('least'),
    most: doublePrecision('most'),
    plausibleLeast: doublePrecision('plausible_least'),
    plausibleMost: doublePrecision('plausible_most'),
    /** Maximum score that a person can reach in a minute of play. */
    perMinute: doublePrecision('per_minute'),
  },
  (table) => [
    unique('boards_game_slug_unique').on(table.gameId, table.slug),
    check('boards_order_known', sql`${table.order} in ('highest-first', 'lowest-first')`),
    check('boards_reset_known', sql`${table.reset} in ('never', 'daily', 'weekly', 'monthly')`),
    check('boards_bounds_in_order', sql`${table.least} <= ${table.most}`),
    check('boards_per_minute_positive', sql`${table.perMinute} > 0`),
    check('boards_plausible_in_order', sql`${table.plausibleLeast} <= ${table.plausibleMost}`),
  ],
);

/**
 * Best score of each player on each board and period: the public one, one in quarantine, and one with an emulated
 * headset.
 */
export const scores = pgTable(
  'scores',
  {
    boardId: integer('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    standing: text('standing', { enum: ['listed', 'quarantined', 'unranked'] }).notNull(),
    score: doublePrecision('score').notNull(),
    postedAt: moment('posted_at').notNull(),
    /** `server` if the server of the game wrote the score. */
    source: text('source', { enum: ['game', 'server'] })
      .notNull()
      .default('game'),
  },
  (table) => [
    // Serialises concurrent posts.
    primaryKey({ name: 'scores_pkey', columns: [table.boardId, table.accountId, table.standing] }),
    index('scores_account_index').on(table.accountId),
    index('scores_highest_index')
      .on(table.boardId, table.score.desc().nullsFirst(), table.postedAt, table.accountId)
      .where(sql`${table.standing} = 'listed'`),
    index('scores_lowest_index')
      .on(table.boardId, table.score, table.postedAt, table.accountId)
      .where(sql`${table.standing} = 'listed'`),
    check('scores_standing_known', sql`${table.standing} in ('listed', 'quarantined', 'unranked')`),
    check('scores_source_known', sql`${table.source} in ('game', 'server')`),
    // Neither NaN nor infinite, and exact.
    check('scores_finite', sql`abs(${table.score}) <= 9007199254740991`),
  ],
);
