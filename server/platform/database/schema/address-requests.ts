import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Friend requests by email address or phone number. Only the recipient can see one before acceptance: the sender must
 * not learn whether an account has the address.
 */
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
