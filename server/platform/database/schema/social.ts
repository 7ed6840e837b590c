import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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

/**
 * Logins through a provider in progress, each bound to the marker cookie of its browser. Only hashes of the secrets are
 * stored.
 */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    stateHash: text('state_hash').notNull(),
    markerHash: text('marker_hash').notNull(),
    /** Nonce and PKCE verifier; useless without the marker and the state. */
    checks: jsonb('checks').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Verified identity that waits to be linked to an account: `{issuer, subject}`. */
    proved: jsonb('proved'),
  },
  (table) => [
    unique('social_attempts_state_unique').on(table.stateHash),
    index('social_attempts_marker_index').on(table.markerHash),
    index('social_attempts_expires_index').on(table.expiresAt),
    check('social_attempts_provider_known', sql`${table.provider} in ('facebook', 'google', 'steam')`),
  ],
);
