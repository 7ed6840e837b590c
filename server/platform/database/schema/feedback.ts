import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Feedback from visitors and players. It outlives the account, without its name. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Stars, from one to five. */
    rating: integer('rating'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('feedback_account_id_index').on(table.accountId),
    index('feedback_created_index').on(table.createdAt),
    check('feedback_subject_length', sql`char_length(${table.subject}) between 1 and 150`),
    check('feedback_text_length', sql`char_length(${table.text}) between 1 and 500`),
    check('feedback_rating_known', sql`${table.rating} between 1 and 5`),
  ],
);
