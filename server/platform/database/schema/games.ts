import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { GameCapability } from '../../../../src/domain/games/game-capability';
import { sumOfCapabilityBits } from './capability-bits';
import { categories } from './categories';
import { moment } from './columns';
import { developers } from './developers';
import { genres } from './genres';
import { searchName, searchVector } from './search-vector';
import type { StoredAd } from './stored-ad';
import type { StoredCard } from './stored-card';
import type { StoredMedia } from './stored-media';

const published = sql`status = 'published'`;

const title = sql`card->>'title'`;
const excerpt = sql`card->>'excerpt'`;
const labels = sql.join(
  [
    sql`jsonb_path_query_array(card, '$.tags[*].title')::text`,
    sql`jsonb_path_query_array(card, '$.category.title')::text`,
    sql`jsonb_path_query_array(card, '$.genre.title')::text`,
    sql`jsonb_path_query_array(card, '$.developer.name')::text`,
  ],
  sql` || ' ' || `,
);

/** The catalogue. Every write of a play, review or reaction updates the counters; `description` is Markdown. */
export const games = pgTable(
  'games',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: ['game', 'experience'] }).notNull(),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    genreId: integer('genre_id')
      .notNull()
      .references(() => genres.id, { onDelete: 'restrict' }),
    categoryId: integer('category_id').notNull(),
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'restrict' }),
    card: jsonb('card').$type<StoredCard>().notNull(),
    media: jsonb('media').$type<StoredMedia>().notNull(),
    description: text('description').notNull(),
    descriptionHtml: text('description_html').notNull(),
    engine: text('engine'),
    analyticsId: text('analytics_id'),
    adsDisabled: boolean('ads_disabled').notNull().default(false),
    overlayAd: jsonb('overlay_ad').$type<StoredAd>(),
    /** Devices and modes that the newest build supports, detected by its check. */
    capabilities: text('capabilities').array().$type<readonly GameCapability[]>().notNull().default([]),
    /** Slug of the public game whose drafts this row contains; null for public games. */
    draftFor: text('draft_for').unique('games_draft_for_unique'),
    /** `capabilities` as the sum of their `capabilityBits`, for the indexes of lists. */
    capabilityBits: integer('capability_bits').notNull().generatedAlwaysAs(sumOfCapabilityBits),
    hasMultiplayer: boolean('has_multiplayer').notNull().default(false),
    hasAchievements: boolean('has_achievements').notNull().default(false),
    hasSaves: boolean('has_saves').notNull().default(false),
    hasLeaderboards: boolean('has_leaderboards').notNull().default(false),
    hasInventory: boolean('has_inventory').notNull().default(false),
    releasedAt: moment('released_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    views: integer('views').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    reactions: integer('reactions').notNull().default(0),
    /** Mean rating of the reviews, 1 to 5; 0 without reviews. */
    rating: doublePrecision('rating').notNull().default(0),
    /** Weighted sum: a reaction takes more effort than a view, and a review more than a reaction. */
    popularity: integer('popularity')
      .notNull()
      .generatedAlwaysAs(sql`views + 5 * reactions + 20 * reviews`),
    search: searchVector({ title, labels, excerpt, body: sql`description` }),
    searchName: searchName(title),
  },
  (table) => [
    unique('games_slug_unique').on(table.slug),
    foreignKey({
      name: 'games_category_of_genre_fk',
      columns: [table.genreId, table.categoryId],
      foreignColumns: [categories.genreId, categories.id],
    }).onDelete('restrict'),
    // The index of each order includes all filter columns, so skipping games reads no rows.
    index('games_released_index')
      .on(
        table.releasedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.genreId,
        table.categoryId,
        table.kind,
        table.rating,
        table.updatedAt,
        table.capabilityBits,
      )
      .where(published),
    index('games_updated_index').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(published),
    index('games_popular_index')
      .on(
        table.popularity.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.genreId,
        table.categoryId,
        table.kind,
        table.rating,
        table.updatedAt,
        table.capabilityBits,
      )
      .where(published),
    index('games_rating_index')
      .on(
        table.rating.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.genreId,
        table.categoryId,
        table.kind,
        table.updatedAt,
        table.capabilityBits,
      )
      .where(published),
    index('games_developer_index')
      .on(table.developerId, table.releasedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(published),
    index('games_search_index').using('gin', table.search),
    index('games_search_name_start_index').on(table.searchName.op('text_pattern_ops')).where(published),
    index('games_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('games_kind_known', sql`${table.kind} in ('game', 'experience')`),
    check('games_status_known', sql`${table.status} in ('draft', 'published')`),
    check('games_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('games_counters_not_negative', sql`least(${table.views}, ${table.reviews}, ${table.reactions}) >= 0`),
    check('games_rating_range', sql`${table.rating} between 0 and 5`),
  ],
);
