import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { reportReasons, reportStatuses } from '../../../../src/domain/reports/report';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';
import { reviews } from './reviews';

/**
 * Reports from players, each thing once per player. A report is deleted with its subject and outlives its reporter
 * without the name.
 */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Exactly one of the three columns is set. */
    gameId: integer('game_id').references(() => games.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id').references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** Plain text. */
    text: text('text').notNull(),
    status: text('status', { enum: reportStatuses }).notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    // Serialises concurrent reports.
    unique('reports_game_unique').on(table.accountId, table.gameId),
    unique('reports_review_unique').on(table.accountId, table.reviewId),
    unique('reports_profile_unique').on(table.accountId, table.profileId),
    index('reports_game_index').on(table.gameId),
    index('reports_review_index').on(table.reviewId),
    index('reports_profile_index').on(table.profileId),
    index('reports_open_index')
      .on(table.createdAt)
      .where(sql`status = 'open'`),
    check('reports_one_thing', sql`num_nonnulls(${table.gameId}, ${table.reviewId}, ${table.profileId}) = 1`),
    check('reports_status_known', sql`${table.status} in ('open', 'resolved')`),
    check('reports_text_length', sql`char_length(${table.text}) <= 500`),
  ],
);
