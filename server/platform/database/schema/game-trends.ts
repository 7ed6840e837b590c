import { doublePrecision, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { games } from './games';

/** Trends of games with plays in the last week (`nextTrend`). The job `trends` updates and deletes them. */
export const gameTrends = pgTable(
  'game_trends',
  {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    trend: doublePrecision('trend').notNull(),
    /** Plays up to this time are counted. */
    countedUntil: moment('counted_until').notNull(),
  },
  (table) => [index('game_trends_index').on(table.trend.desc().nullsFirst(), table.gameId.desc().nullsFirst())],
);
