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
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { comfortLevels } from '../../../../src/domain/games/content-rating';
import type { AgeRating } from '../../../../src/domain/games/content-rating';
import type { GameCapability } from '../../../../src/domain/games/game-capability';
import type { Titled } from '../../../../src/domain/shared/titled';
import { moment, searchName, searchVector } from './columns';
import { developers } from './developers';
import type { StoredMedia, StoredPicture, StoredSlide, StoredTrailer } from './stored-media';

/**
 * Data of a game for lists, denormalised on every write so that a list needs no join. Counters stay in their columns.
 */
export interface StoredCard {
  readonly title: string;
  readonly excerpt: string;
  readonly hero: StoredPicture;
  readonly slides: readonly StoredSlide[];
  readonly trailer?: StoredTrailer | null;
  readonly tags: readonly Titled[];
  readonly developer: { readonly slug: string; readonly name: string };
  readonly genre: Titled;
  readonly category: Titled;
}

/** The ad shown over a game before play; media are paths on the static host. */
export interface StoredAd {
  readonly uuid: string;
  readonly type: 'image' | 'video';
  readonly media: string;
  readonly poster: string | null;
  /** A path of the portal, or an absolute https address. */
  readonly url: string;
  readonly title: string;
}

/** One bit for each capability. Stored counts and indexes use these numbers: never change one, only add new ones. */
export const capabilityBits: Readonly<Record<GameCapability, number>> = {
  vr: 1,
  ar: 2,
  hands: 4,
  controllers: 8,
  'room-scale': 16,
  'mouse-keyboard': 32,
  touch: 64,
};

/** Expression of the generated column: the sum of the bits of a game's capabilities. */
const sumOfCapabilityBits = sql`case when 'vr' = any(capabilities) then 1 else 0 end + case when 'ar' = any(capabilities) then 2 else 0 end + case when 'hands' = any(capabilities) then 4 else 0 end + case when 'controllers' = any(capabilities) then 8 else 0 end + case when 'room-scale' = any(capabilities) then 16 else 0 end + case when 'mouse-keyboard' = any(capabilities) then 32 else 0 end + case when 'touch' = any(capabilities) then 64 else 0 end`;

/** The top level of the catalogue. */
export const genres = pgTable(
  'genres',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Dominant colour of the picture, as `#rrggbb`. */
    colour: text('colour').notNull(),
    /** Null for the file of the product that has the name of the genre's slug (spec 1 §3). */
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Position in menus and lists. */
    position: integer('position').notNull(),
  },
  (table) => [unique('genres_slug_unique').on(table.slug)],
);

/** Sub-categories; each belongs to one genre. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    genreId: integer('genre_id')
      .notNull()
      .references(() => genres.id, { onDelete: 'restrict' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('categories_genre_slug_unique').on(table.genreId, table.slug),
    unique('categories_genre_id_unique').on(table.genreId, table.id),
  ],
);

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
    /** Youngest recommended age in years, as the developer states. */
    ageRating: integer('age_rating').$type<AgeRating>(),
    comfort: text('comfort', { enum: comfortLevels }),
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
    /** Number of reviews. A trigger of `reviews` sets it and the rating from `review_counts`. */
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
    /**
     * The card as the JSON text that lists send. U+0001 is the origin of the static host, and U+0002 the counters: JSON never
     * contains these characters unescaped.
     */
    cardJson: text('card_json')
      .notNull()
      .generatedAlwaysAs(sql`game_card_json(slug, card, capabilities)`),
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
    check('games_age_rating_known', sql`${table.ageRating} in (3, 7, 12, 16, 18)`),
    check('games_comfort_known', sql`${table.comfort} in ('comfortable', 'moderate', 'intense')`),
    check('games_kind_known', sql`${table.kind} in ('game', 'experience')`),
    check('games_status_known', sql`${table.status} in ('draft', 'published')`),
    check('games_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('games_counters_not_negative', sql`least(${table.views}, ${table.reviews}, ${table.reactions}) >= 0`),
    check('games_rating_range', sql`${table.rating} between 0 and 5`),
  ],
);

/** Time of a visitor's last counted play of a game. The key serialises concurrent plays. */
export const gamePlays = pgTable(
  'game_plays',
  {
    /** A keyed hash: it identifies repeated plays without identifying the visitor. */
    visitor: text('visitor').notNull(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
    /** Ended sessions that the browser has reported since then, and their seconds in all. */
    reports: integer('reports').notNull().default(0),
    reportedSeconds: integer('reported_seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'game_plays_pkey', columns: [table.visitor, table.gameId] }),
    index('game_plays_counted_index').on(table.countedAt),
  ],
);
