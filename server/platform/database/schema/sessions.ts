import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Logged-in browsers. Only the SHA-256 of the cookie's token is stored, in lower-case hex. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Moves forward while the session is used, up to `absoluteExpiresAt`. */
    expiresAt: moment('expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    remember: boolean('remember').notNull(),
    userAgent: text('user_agent').notNull(),
    ip: text('ip').notNull(),
  },
  (table) => [
    unique('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_account_id_index').on(table.accountId),
    index('sessions_expires_at_index').on(table.expiresAt),
    check('sessions_token_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('sessions_expiry_within_limit', sql`${table.expiresAt} <= ${table.absoluteExpiresAt}`),
  ],
);
