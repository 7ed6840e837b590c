import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProfileLink } from '../../../../src/domain/account/profile';
import { moment } from './columns';
import { searchName, searchVector } from './search-vector';

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
