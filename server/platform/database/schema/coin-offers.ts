import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** Packs of coins on sale; operators edit them in this table. */
export const coinOffers = pgTable(
  'coin_offers',
  {
    /** Coins. */
    amount: integer('amount').primaryKey(),
    /** VAT included, in US cents. */
    price: integer('price').notNull(),
    special: boolean('special').notNull().default(false),
  },
  (table) => [
    check('coin_offers_amount_positive', sql`${table.amount} > 0`),
    check('coin_offers_price_positive', sql`${table.price} > 0`),
  ],
);
