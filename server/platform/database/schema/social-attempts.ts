import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { SIGN_IN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import { moment } from './columns';

/** Sign-ins by a provider under way, each bound to the marker cookie of the browser that began it; only hashes of the secrets are kept. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    stateHash: text('state_hash').notNull(),
    markerHash: text('marker_hash').notNull(),
    /** Nonce and PKCE verifier; they are no use without the marker and the state. */
    checks: jsonb('checks').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The identity that has been proved and waits for an account to be linked with: `{issuer, subject}`. */
    proved: jsonb('proved'),
  },
  (table) => [
    unique('social_attempts_state_unique').on(table.stateHash),
    index('social_attempts_marker_index').on(table.markerHash),
    index('social_attempts_expires_index').on(table.expiresAt),
    check('social_attempts_provider_known', sql`${table.provider} in ('facebook', 'google', 'steam')`),
  ],
);
