import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { catalogPlaces } from '../../../../src/domain/market/catalog-item-page';
import { games } from './games';

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
