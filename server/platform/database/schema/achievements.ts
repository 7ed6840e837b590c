import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { games } from './games';

/** The achievements of a game. `thumb` is a path on the static host, `sound` the name of a sound. */
export const achievements = pgTable(
  'achievements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    thumb: text('thumb').notNull(),
    sound: text('sound').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('achievements_game_slug_unique').on(table.gameId, table.slug)],
);
