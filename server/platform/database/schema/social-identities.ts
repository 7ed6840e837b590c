import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { SIGN_IN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Provider accounts that a player logs in with, identified by issuer and subject, never by email address (decisions
 * §5).
 */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('social_identities_subject_unique').on(table.issuer, table.subject),
    index('social_identities_account_index').on(table.accountId),
    check('social_identities_provider_known', sql`${table.provider} in ('facebook', 'google', 'steam')`),
  ],
);
