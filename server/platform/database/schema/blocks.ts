import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Blocks between players. */
export const blocks = pgTable(
  'blocks',
  {
    blocker: uuid('blocker')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: uuid('blocked')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'blocks_pkey', columns: [table.blocker, table.blocked] }),
    index('blocks_blocked_index').on(table.blocked),
    check('blocks_another', sql`${table.blocker} <> ${table.blocked}`),
  ],
);
