import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { catalogItems } from './catalog-items';
import { moment } from './columns';

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
    count: integer('count').notNull(),
    /** Total price in coins. */
    paid: integer('paid').notNull(),
    boughtAt: moment('bought_at').notNull(),
    /** Null for items that do not expire. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('owned_items_account_index').on(table.accountId, table.itemId),
    index('owned_items_item_index').on(table.itemId),
    check('owned_items_count_positive', sql`${table.count} > 0`),
    check('owned_items_paid_not_negative', sql`${table.paid} >= 0`),
  ],
);
