import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { searchName, searchVector } from './search-vector';

const names = sql`username || ' ' || coalesce(alias, '')`;

/** People, who are searched by their names and by nothing else. `*_key` columns hold the folded form: a name is unique, an e-mail address once somebody has proved to read its mails; `balance` is in coins and equals the sum of the ledger. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** None for a player who signs in by a provider alone. */
    passwordHash: text('password_hash'),
    alias: text('alias'),
    /** Number of the default avatar picture, from 1. */
    avatarSeed: integer('avatar_seed').notNull(),
    balance: integer('balance').notNull().default(0),
    premiumUntil: moment('premium_until'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
    lastLoginDevice: text('last_login_device').notNull(),
    /** When the person behind it was removed; the row stays for the ledger, without a name. */
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
    index('accounts_search_index').using('gin', table.search),
    index('accounts_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check('accounts_avatar_seed_positive', sql`${table.avatarSeed} >= 1`),
  ],
);
