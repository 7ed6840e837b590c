import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    index('reviews_account_index').on(table.accountId),
    check('reviews_rating_known', sql`${table.rating} between 1 and 5`),
    check('reviews_body_length', sql`char_length(${table.body}) between 1 and 500`),
    check('reviews_counts_natural', sql`${table.likes} >= 0 and ${table.dislikes} >= 0`),
  ],
);
