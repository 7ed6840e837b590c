import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
