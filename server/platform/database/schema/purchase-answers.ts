import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** First answer to each purchase by its idempotency key, stored for a day and returned again. */
export const purchaseAnswers = pgTable(
  'purchase_answers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request; a different request with the same key is refused. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'purchase_answers_pkey', columns: [table.accountId, table.key] }),
    index('purchase_answers_created_index').on(table.createdAt),
  ],
);
