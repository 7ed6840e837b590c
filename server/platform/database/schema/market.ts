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
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogPlaces } from '../../../../src/domain/market/catalog-item-page';
import { ledgerReasons, portalLedgerNames } from '../../../../src/domain/market/ledger';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/**
 * Double-entry ledger of coin movements, between a player's account and an account of the portal. Triggers enforce it:
 * entries are immutable, each transaction sums to zero, and a player's entries sum to the balance.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id').notNull(),
    /** The player's account; null for an account of the portal. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'restrict' }),
    portalLedger: text('portal_ledger', { enum: portalLedgerNames }),
    /** Coins: positive when received, negative when spent. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** The player's key for the movement; set only on the player's entry. */
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_idempotency_key_unique').on(table.accountId, table.idempotencyKey),
    index('ledger_entries_account_index').on(table.accountId, table.id.desc().nullsFirst()),
    index('ledger_entries_transaction_index').on(table.transactionId),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_reason_known', sql`${table.reason} in ('grant', 'purchase', 'premium', 'item', 'refund')`),
    check(
      'ledger_entries_portal_ledger_known',
      sql`${table.portalLedger} in ('promotion', 'sales', 'premium', 'items')`,
    ),
    check('ledger_entries_one_side', sql`(${table.accountId} is null) <> (${table.portalLedger} is null)`),
    check('ledger_entries_key_of_player', sql`(${table.accountId} is null) = (${table.idempotencyKey} is null)`),
  ],
);

/** Items that players can buy in a game. `description` is Markdown, `descriptionHtml` its sanitised rendering. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    descriptionHtml: text('description_html').notNull(),
    /** Path on the static host. */
    thumbnail: text('thumbnail').notNull(),
    /** Coins. */
    price: integer('price').notNull(),
    priceDiscounted: integer('price_discounted'),
    place: text('place', { enum: catalogPlaces }).notNull(),
    consumable: boolean('consumable').notNull().default(false),
    /** Days until a bought item expires; 0 for never. */
    expiryDays: integer('expiry_days').notNull().default(0),
    /** Position in the catalogue, from 0. */
    position: integer('position').notNull(),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
  },
  (table) => [
    unique('catalog_items_game_slug_unique').on(table.gameId, table.slug),
    check('catalog_items_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('catalog_items_place_known', sql`${table.place} in ('game', 'shop')`),
    check('catalog_items_status_known', sql`${table.status} in ('draft', 'published')`),
    check('catalog_items_expiry_known', sql`${table.expiryDays} between 0 and 3650`),
    check('catalog_items_price_positive', sql`${table.price} > 0`),
    check('catalog_items_discount_lower', sql`${table.priceDiscounted} between 0 and ${table.price} - 1`),
  ],
);

/** Purchases of players, one row for each. An owned item can leave the catalogue but cannot be deleted. */
export const ownedItems = pgTable(
  'owned_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => catalogItems.id, { onDelete: 'restrict' }),
    /** Id for players and developers; the row's own number would reveal how many purchases there are. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    /** Idempotency key of a grant by the server of the game, with the developer's id; null for a purchase. */
    grantKey: text('grant_key'),
    count: integer('count').notNull(),
    /** Total price in coins. */
    paid: integer('paid').notNull(),
    boughtAt: moment('bought_at').notNull(),
    /** Null for items that do not expire. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('owned_items_account_index').on(table.accountId, table.itemId),
    unique('owned_items_public_id_unique').on(table.publicId),
    unique('owned_items_grant_key_unique').on(table.accountId, table.grantKey),
    index('owned_items_item_index').on(table.itemId),
    check('owned_items_count_positive', sql`${table.count} > 0`),
    check('owned_items_paid_not_negative', sql`${table.paid} >= 0`),
  ],
);

/** First answer to each purchase by its idempotency key, stored for a day and returned again. */
export const purchaseAnswers = pgTable(
  'purchase_answers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request; a different request with the same key is refused. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'purchase_answers_pkey', columns: [table.accountId, table.key] }),
    index('purchase_answers_created_index').on(table.createdAt),
  ],
);
