import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { TokenPage } from '../../../../src/domain/tokens/token-templates';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Secrets of emailed links, stored as SHA-256 only. Each expires at `expiresAt` or at its first use, unless its page
 * only reads.
 */
export const linkSecrets = pgTable(
  'link_secrets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose').$type<TokenPage>().notNull(),
    secretHash: text('secret_hash').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Further data of the link, besides the account. */
    details: jsonb('details').notNull().default({}),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    unique('link_secrets_hash_unique').on(table.secretHash),
    index('link_secrets_account_index').on(table.accountId, table.purpose),
    index('link_secrets_expires_index').on(table.expiresAt),
    check('link_secrets_hash_form', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
    check(
      'link_secrets_purpose_known',
      sql`${table.purpose} in ('verify-email', 'reset-password', 'social-finalize', 'deletion-status', 'subscription-confirm', 'subscription-unsubscribe', 'coin-purchase')`,
    ),
  ],
);
