import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sdkAdapters } from '../../../../src/domain/games/game-capability';
import { moment } from './columns';
import { games } from './games';
import type { StoredCheckReport } from './stored-check-report';

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
    /** Origins besides its own that the build may load from and connect to, such as `https://cdn.example`. */
    network: jsonb('network').$type<readonly string[]>().notNull().default([]),
    /** Served cross-origin isolated, which gives it SharedArrayBuffer. */
    crossOriginIsolated: boolean('cross_origin_isolated').notNull().default(false),
    /** SHA-256 of all paths and contents, in hex; null for the demo games. */
    contentHash: text('content_hash'),
    /** Result of the check before publication; null when no browser was available. */
    checkReport: jsonb('check_report').$type<StoredCheckReport>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('builds_game_version_unique').on(table.gameId, table.version),
    check('builds_sdk_positive', sql`${table.sdk} >= 1`),
    check('builds_adapter_known', sql`${table.adapter} in ('heyvr', 'crazygames')`),
  ],
);
