import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns';
import { games } from './games';

/**
 * Boundaries of the buckets of each sort order of published games. A bucket starts at the game with this key and id,
 * and ends at the start of the next (docs/adr/0014). The first bucket of an order starts above every game.
 */
export const gameBuckets = pgTable(
  'game_buckets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    releasedAt: moment('released_at'),
    popularity: integer('popularity'),
    rating: doublePrecision('rating'),
    gameId: integer('game_id').notNull(),
  },
  (table) => [
    index('game_buckets_released_index')
      .on(table.releasedAt, table.gameId)
      .where(sql`sort = 'released'`),
    index('game_buckets_popular_index')
      .on(table.popularity, table.gameId)
      .where(sql`sort = 'popular'`),
    index('game_buckets_rating_index')
      .on(table.rating, table.gameId)
      .where(sql`sort = 'rating'`),
    check(
      'game_buckets_key_of_sort',
      sql`case ${table.sort} when 'released' then ${table.releasedAt} is not null when 'popular' then ${table.popularity} is not null when 'rating' then ${table.rating} is not null else false end`,
    ),
  ],
);

/**
 * Counts of published games per bucket: of a category, of a genre (category 0) and of all (genre 0). Each row counts
 * all games (capability 0) or those with one capability. Triggers update it.
 */
export const gameCounts = pgTable(
  'game_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    /** The capability's bit (`capabilityBits`); 0 for all games. */
    capability: integer('capability').notNull().default(0),
    genreId: integer('genre_id').notNull(),
    categoryId: integer('category_id').notNull(),
    kind: text('kind', { enum: ['game', 'experience'] }).notNull(),
    /** True if the row counts recently updated games. */
    recent: boolean('recent').notNull(),
    bucketId: integer('bucket_id')
      .notNull()
      .references(() => gameBuckets.id, { onDelete: 'cascade' }),
    /** All games; the other columns count games with at least that rating. */
    rated0: integer('rated_0').notNull(),
    rated1: integer('rated_1').notNull(),
    rated2: integer('rated_2').notNull(),
    rated3: integer('rated_3').notNull(),
    rated4: integer('rated_4').notNull(),
    rated5: integer('rated_5').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'game_counts_pkey',
      columns: [
        table.sort,
        table.capability,
        table.genreId,
        table.categoryId,
        table.kind,
        table.recent,
        table.bucketId,
      ],
    }),
    index('game_counts_bucket_index').on(table.bucketId),
  ],
);

/** Published games with a tag, counted per bucket. Triggers update it. */
export const gameTagCounts = pgTable(
  'game_tag_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    tagId: integer('tag_id').notNull(),
    bucketId: integer('bucket_id')
      .notNull()
      .references(() => gameBuckets.id, { onDelete: 'cascade' }),
    games: integer('games').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_tag_counts_pkey', columns: [table.sort, table.tagId, table.bucketId] }),
    index('game_tag_counts_bucket_index').on(table.bucketId),
  ],
);

/**
 * Every word that searched texts of games contain or once contained, written by triggers. The word index finds whole
 * words much faster than prefixes, so this table expands a prefix (docs/adr/0014). Words without games match nothing.
 */
export const gameWords = pgTable('game_words', { word: text('word').notNull() }, (table) => [
  uniqueIndex('game_words_start_index').on(table.word.op('text_pattern_ops')),
]);

/**
 * Copies of the most popular published games for the search. The copies fill a hundred pages of the disk; in `games`, each game is
 * on another page. The job `popular-games` selects the games, and a trigger of `games` updates the texts.
 */
export const popularGames = pgTable('popular_games', {
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** Popularity at the last run of the job. */
  popularity: integer('popularity').notNull(),
  search: tsvector('search').notNull(),
  searchName: text('search_name').notNull(),
});
