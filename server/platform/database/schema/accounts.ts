import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProfileLink } from '../../../../src/domain/account/profile';
import { LOGIN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import type { TokenPage } from '../../../../src/domain/tokens/token-templates';
import { moment, searchName, searchVector } from './columns';

const names = sql`username || ' ' || coalesce(alias, '')`;

/**
 * People's accounts; search covers only their names. `*_key` columns hold the folded form. A name is unique; an email
 * address is unique once verified. `balance` is in coins and equals the sum of the ledger.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Null for a player who logs in through a provider only. */
    passwordHash: text('password_hash'),
    alias: text('alias'),
    /** The player's own description; empty for none. */
    about: text('about').notNull().default(''),
    links: jsonb('links').$type<readonly ProfileLink[]>().notNull().default([]),
    /** E.164 number, unverified and private. Several accounts may have the same one. */
    phone: text('phone'),
    /** Number of the default avatar picture, from 1. */
    avatarSeed: integer('avatar_seed').notNull(),
    /** Key of the uploaded picture's files; null for the default picture. */
    avatarKey: text('avatar_key'),
    balance: integer('balance').notNull().default(0),
    premiumUntil: moment('premium_until'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
    lastLoginDevice: text('last_login_device').notNull(),
    /** Time of the account's deletion. The row stays for the ledger, without a name. */
    deletedAt: moment('deleted_at'),
    search: searchVector({ title: names }),
    searchName: searchName(names),
  },
  (table) => [
    unique('accounts_username_key_unique').on(table.usernameKey),
    uniqueIndex('accounts_verified_email_unique')
      .on(table.emailKey)
      .where(sql`email_verified_at is not null`),
    index('accounts_email_key_index').on(table.emailKey),
    index('accounts_phone_index')
      .on(table.phone)
      .where(sql`phone is not null`),
    index('accounts_avatar_key_index')
      .on(table.avatarKey)
      .where(sql`avatar_key is not null`),
    index('accounts_search_index').using('gin', table.search),
    index('accounts_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check('accounts_avatar_seed_positive', sql`${table.avatarSeed} >= 1`),
    check('accounts_avatar_key_hash', sql`${table.avatarKey} ~ '^[0-9a-f]{32}$'`),
    check('accounts_about_length', sql`char_length(${table.about}) <= 500`),
    check(
      'accounts_links_few',
      sql`jsonb_typeof(${table.links}) = 'array' and jsonb_array_length(${table.links}) <= 5`,
    ),
    check('accounts_phone_e164', sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
);

/** The settings of an account, in the groups and fields of the wire (spec 1 §3). */
export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
});

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
    /** Proof of the login: a password or a provider. */
    provider: text('provider', { enum: LOGIN_PROVIDERS }).notNull().default('password'),
  },
  (table) => [
    unique('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_account_id_index').on(table.accountId),
    index('sessions_expires_at_index').on(table.expiresAt),
    check('sessions_provider_known', sql`${table.provider} in ('password', 'facebook', 'google', 'steam')`),
    check('sessions_token_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('sessions_expiry_within_limit', sql`${table.expiresAt} <= ${table.absoluteExpiresAt}`),
  ],
);

/** Accounts that cannot log in. A ban ends at `until` by the database's clock. */
export const accountBans = pgTable(
  'account_bans',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Text that the player reads. */
    reason: text('reason').notNull(),
    bannedAt: moment('banned_at').notNull(),
    /** Null for a ban without an end. */
    until: moment('until'),
  },
  (table) => [check('account_bans_reason_length', sql`char_length(${table.reason}) between 1 and 300`)],
);

/**
 * Browsers that have logged in to an account, by the hash of their device cookie. The owner is notified of a new one. A
 * known one has a separate limit of attempts.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    name: text('name').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.accountId, table.deviceHash] }),
    index('known_devices_device_index').on(table.deviceHash),
  ],
);

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

/** One-time codes that replace the authenticator app, stored as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [unique('recovery_codes_code_unique').on(table.accountId, table.codeHash)],
);

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
