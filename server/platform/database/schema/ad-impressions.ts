import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ads } from './ads';
import { moment } from './columns';

/** Counted ad servings, stored while their ids are valid. The key ensures that each one counts once. */
export const adImpressions = pgTable(
  'ad_impressions',
  {
    servingId: uuid('serving_id').primaryKey(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [index('ad_impressions_counted_index').on(table.countedAt)],
);
