import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { games } from './games';

/** Labels of games and of articles. */
export const tags = pgTable(
  'tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
  },
  (table) => [unique('tags_slug_unique').on(table.slug)],
);

/** Tags of games. */
export const gameTags = pgTable(
  'game_tags',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'game_tags_pkey', columns: [table.gameId, table.tagId] }),
    index('game_tags_tag_index').on(table.tagId, table.gameId),
  ],
);
