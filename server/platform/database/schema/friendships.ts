import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Friendships and open friend requests: one row for each relationship, the smaller id first. */
export const friendships = pgTable(
  'friendships',
  {
    first: uuid('first')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    second: uuid('second')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The player who sent the request. */
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Null until the request is accepted. */
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
