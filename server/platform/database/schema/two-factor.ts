import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** The authenticator app of an account: its secret is encrypted, and counts once `confirmedAt` is set. */
export const twoFactor = pgTable('two_factor', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  encryptedSecret: text('encrypted_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Number of the 30-second step whose code was taken last: a code is taken once. */
  lastStep: bigint('last_step', { mode: 'number' }),
});
