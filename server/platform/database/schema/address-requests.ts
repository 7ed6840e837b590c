import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Friend requests to somebody of whom the asker knows only an address or a number. They are the asked one's alone until accepted: the asker must not learn whose the address is, nor that it is anybody's. */
export const addressRequests = pgTable(
  'address_requests',
  {
    askerId: uuid('asker_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedId: uuid('asked_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'address_requests_pkey', columns: [table.askerId, table.askedId] }),
    index('address_requests_asked_index').on(table.askedId, table.askedAt),
    check('address_requests_another', sql`${table.askerId} <> ${table.askedId}`),
  ],
);
