import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/**
 * Reviews of games, one per player and game. A review outlives its account without the name. Every write of a vote
 * updates the counters.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Plain text. */
    body: text('body').notNull(),
    rating: smallint('rating').notNull(),
    likes: integer('likes').notNull().default(0),
    dislikes: integer('dislikes').notNull().default(0),
    helpfulness: integer('helpfulness')
      .notNull()
      .generatedAlwaysAs(sql`likes - dislikes`),
    postedAt: moment('posted_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // Serialises concurrent submissions.
    unique('reviews_game_account_unique').on(table.gameId, table.accountId),
    index('reviews_game_posted_index').on(
      table.gameId,
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One index for each sort order; those that begin with the rating also serve the filter by stars.
    index('reviews_game_highest_index').on(
      table.gameId,
      table.rating.desc().nullsFirst(),
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_game_lowest_index').on(
      table.gameId,
      table.rating,
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_game_helpful_index').on(
      table.gameId,
      table.helpfulness.desc().nullsFirst(),
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_game_rating_helpful_index').on(
      table.gameId,
      table.rating,
      table.helpfulness.desc().nullsFirst(),
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_account_index').on(table.accountId),
    check('reviews_rating_known', sql`${table.rating} between 1 and 5`),
    check('reviews_body_length', sql`char_length(${table.body}) between 1 and 500`),
    check('reviews_counts_natural', sql`${table.likes} >= 0 and ${table.dislikes} >= 0`),
  ],
);

/** Number of reviews per game and rating. Triggers on `reviews` update it. */
export const reviewCounts = pgTable(
  'review_counts',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'review_counts_pkey', columns: [table.gameId, table.rating] }),
    check('review_counts_natural', sql`${table.count} >= 0`),
  ],
);

/** Likes and dislikes of reviews: one vote per player (spec 2 §4). */
export const reviewReactions = pgTable(
  'review_reactions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['like', 'dislike'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'review_reactions_pkey', columns: [table.reviewId, table.accountId] }),
    index('review_reactions_account_index').on(table.accountId),
    check('review_reactions_kind_known', sql`${table.kind} in ('like', 'dislike')`),
  ],
);

/** A developer's answer to a review, at most one. It belongs to the developer rather than the member who wrote it. */
export const reviewResponses = pgTable(
  'review_responses',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Plain text. */
    body: text('body').notNull(),
    postedAt: moment('posted_at').notNull(),
    /** Null until the first change. */
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('review_responses_account_index').on(table.accountId),
    check('review_responses_body_length', sql`char_length(${table.body}) between 1 and 2000`),
  ],
);
