import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Two players who are friends, or of whom one has asked the other: one row for a pair, the smaller id first. */
export const friendships = pgTable(
  'friendships',
  {
    first: uuid('first')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    second: uuid('second')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who of the two has asked. */
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** None while it is only asked for. */
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    primaryKey({ name: 'friendships_pkey', columns: [table.first, table.second] }),
    index('friendships_second_index').on(table.second),
    index('friendships_asked_by_index').on(table.askedBy),
    check('friendships_ordered', sql`${table.first} < ${table.second}`),
    check('friendships_asked_by_one', sql`${table.askedBy} in (${table.first}, ${table.second})`),
  ],
);
