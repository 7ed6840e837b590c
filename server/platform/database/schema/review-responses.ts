import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { reviews } from './reviews';

/** A developer's answer to a review, at most one. It belongs to the developer rather than the member who wrote it. */
export const reviewResponses = pgTable(
  'review_responses',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Plain text. */
    body: text('body').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    index('review_responses_account_index').on(table.accountId),
    check('review_responses_body_length', sql`char_length(${table.body}) between 1 and 250`),
  ],
);
