import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sdkAdapters } from '../../../src/domain/games/sdk-adapter';
import { moment } from './columns';
import { games } from './games';

/** Published versions of a game; only active ones can be played, and the newest of those opens by default. */
export const builds = pgTable(
  'builds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    active: boolean('active').notNull(),
    /** Major version of the SDK that the build was made with. */
    sdk: integer('sdk').notNull(),
    /** The SDK of another portal that the build was made with, and that is put into its page when it is served. */
    adapter: text('adapter', { enum: sdkAdapters }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('builds_game_version_unique').on(table.gameId, table.version),
    check('builds_sdk_positive', sql`${table.sdk} >= 1`),
    check('builds_adapter_known', sql`${table.adapter} in ('heyvr', 'crazygames')`),
  ],
);
