import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Authenticator app of an account. The secret is encrypted and takes effect once `confirmedAt` is set. */
export const twoFactor = pgTable('two_factor', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  encryptedSecret: text('encrypted_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Number of the 30-second step of the last accepted code; each code is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }),
});
