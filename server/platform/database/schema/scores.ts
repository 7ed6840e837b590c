import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { boards } from './boards';
import { moment } from './columns';

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
    // Neither NaN nor infinite, and exact.
    check('scores_finite', sql`abs(${table.score}) <= 9007199254740991`),
  ],
);
