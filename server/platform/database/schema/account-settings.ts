import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** The settings of an account, in the groups and fields of the wire (spec 1 §3). */
export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
});
