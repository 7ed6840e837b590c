import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { developers } from './developers';

/** Accounts that are members of a developer. */
export const developerMembers = pgTable(
  'developer_members',
  {
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'member'] }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'developer_members_pkey', columns: [table.developerId, table.accountId] }),
    index('developer_members_account_index').on(table.accountId),
    check('developer_members_role_known', sql`${table.role} in ('owner', 'member')`),
  ],
);
