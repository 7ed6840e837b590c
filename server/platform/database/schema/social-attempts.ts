import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { SIGN_IN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import { moment } from './columns';

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
