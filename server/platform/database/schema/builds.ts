import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sdkAdapters } from '../../../../src/domain/games/game-capability';
import { moment } from './columns';
import { games } from './games';
import type { StoredCheckReport } from './stored-check-report';

/** Published versions of a game. Only active builds can be played; the newest active one opens by default. */
export const builds = pgTable(
  'builds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    active: boolean('active').notNull(),
    /** Major version of the SDK used by the build. */
    sdk: integer('sdk').notNull(),
    /** Foreign portal SDK used by the build; its adapter is inserted into the served page. */
    adapter: text('adapter', { enum: sdkAdapters }),
    /** Foreign origins that the build may load from and connect to, such as `https://cdn.example`. */
    network: jsonb('network').$type<readonly string[]>().notNull().default([]),
    /** True if the build is served cross-origin isolated, which enables SharedArrayBuffer. */
    crossOriginIsolated: boolean('cross_origin_isolated').notNull().default(false),
    /** SHA-256 over all paths and contents, in hex; null for demo games. */
    contentHash: text('content_hash'),
    /** Result of the check before publication; null if no browser was available. */
    checkReport: jsonb('check_report').$type<StoredCheckReport>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('builds_game_version_unique').on(table.gameId, table.version),
    check('builds_sdk_positive', sql`${table.sdk} >= 1`),
    check('builds_adapter_known', sql`${table.adapter} in ('heyvr', 'crazygames')`),
  ],
);
