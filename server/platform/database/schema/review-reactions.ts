import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { reviews } from './reviews';

/** Likes and dislikes of reviews: one vote per player (spec 2 §4). */
export const reviewReactions = pgTable(
  'review_reactions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['like', 'dislike'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'review_reactions_pkey', columns: [table.reviewId, table.accountId] }),
    index('review_reactions_account_index').on(table.accountId),
    check('review_reactions_kind_known', sql`${table.kind} in ('like', 'dislike')`),
  ],
);
