import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { games } from './games';
import { tags } from './tags';

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
