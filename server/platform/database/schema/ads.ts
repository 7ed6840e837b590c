import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The portal's own ads on pages; every counted impression updates the counter. */
export const ads = pgTable(
  'ads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    size: text('size', { enum: ['600x500', '735x90'] }).notNull(),
    type: text('type', { enum: ['image', 'video'] }).notNull(),
    /** Path on the static host. */
    media: text('media').notNull(),
    /** Path on the static host; required for a video. */
    poster: text('poster'),
    /** A path of the portal, or an absolute https address. */
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** Relative frequency among the ads of its size. */
    weight: integer('weight').notNull().default(1),
    active: boolean('active').notNull().default(true),
    impressions: integer('impressions').notNull().default(0),
  },
  (table) => [
    unique('ads_name_size_unique').on(table.name, table.size),
    index('ads_served_index')
      .on(table.size)
      .where(sql`active`),
    check('ads_size_known', sql`${table.size} in ('600x500', '735x90')`),
    check('ads_type_known', sql`${table.type} in ('image', 'video')`),
    check('ads_video_has_poster', sql`${table.type} = 'image' or ${table.poster} is not null`),
    check('ads_url_form', sql`${table.url} ~ '^(/[^/]|https://)'`),
    check('ads_weight_positive', sql`${table.weight} > 0`),
    check('ads_impressions_not_negative', sql`${table.impressions} >= 0`),
  ],
);

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
