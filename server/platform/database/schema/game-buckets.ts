import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Boundaries of the buckets of each sort order of published games. A bucket starts at the game with this key and id,
 * and ends at the start of the next (docs/adr/0014). The first bucket of an order starts above every game.
 */
export const gameBuckets = pgTable(
  'game_stretches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    releasedAt: moment('released_at'),
    popularity: integer('popularity'),
    rating: doublePrecision('rating'),
    gameId: integer('game_id').notNull(),
  },
  (table) => [
    index('game_stretches_released_index')
      .on(table.releasedAt, table.gameId)
      .where(sql`sort = 'released'`),
    index('game_stretches_popular_index')
      .on(table.popularity, table.gameId)
      .where(sql`sort = 'popular'`),
    index('game_stretches_rating_index')
      .on(table.rating, table.gameId)
      .where(sql`sort = 'rating'`),
    check(
      'game_stretches_key_of_sort',
      sql`case ${table.sort} when 'released' then ${table.releasedAt} is not null when 'popular' then ${table.popularity} is not null when 'rating' then ${table.rating} is not null else false end`,
    ),
  ],
);
