import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Attempts in a fixed window that starts with the first one. The key describes the counted action; it contains hashes
 * instead of addresses.
 */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempt_counts_ends_index').on(table.endsAt)],
);
