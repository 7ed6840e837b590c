import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { deviceClasses, gameEventKinds, playModes } from '../../../../src/domain/console/game-statistics';
import { moment } from './columns';
import { games } from './games';

const gameId = () =>
  integer('game_id')
    .notNull()
    .references(() => games.id, { onDelete: 'cascade' });
const count = (name: string) => integer(name).notNull().default(0);

/**
 * Log of what happened in games, from which the job `statistics` counts. Rows are never changed, except that a deleted
 * account's `visitor` becomes null. They contain no account id and no address.
 */
export const gameEvents = pgTable(
  'game_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordedAt: moment('recorded_at').notNull(),
    /** UTC; of a session, the day of its start. */
    day: date('day').notNull(),
    gameId: gameId(),
    /** Version of the build; null if unknown. */
    build: text('build'),
    kind: text('kind', { enum: gameEventKinds }).notNull(),
    /** Keyed hash of the visitor as in `game_plays`; only in plays. */
    visitor: text('visitor'),
    device: text('device', { enum: deviceClasses }).notNull(),
    /** Of sessions: `vr` if a headset was used, `emulated` for an emulated one. */
    mode: text('mode', { enum: playModes }).notNull().default('screen'),
    /** Host of the page that led to the portal; only in plays. */
    referrer: text('referrer'),
    /** Code of the country or `unknown`; only in plays, and null unless the operator counts countries. */
    country: text('country'),
    /** Length of a session in seconds. */
    seconds: count('seconds'),
    /** Coins of a purchase. */
    coins: count('coins'),
  },
  (table) => [
    index('game_events_day_index').on(table.gameId, table.day),
    index('game_events_recorded_index').on(table.recordedAt),
    index('game_events_visitor_index')
      .on(table.visitor, table.gameId, table.day)
      .where(sql`visitor is not null`),
    check(
      'game_events_kind_known',
      sql`${table.kind} in ('play', 'session', 'achievement', 'score', 'purchase', 'review')`,
    ),
    check('game_events_device_known', sql`${table.device} in ('computer', 'mobile', 'headset', 'unknown')`),
    check('game_events_mode_known', sql`${table.mode} in ('screen', 'vr', 'emulated')`),
    check('game_events_visitor_of_play', sql`${table.visitor} is null or ${table.kind} = 'play'`),
    check('game_events_amounts_natural', sql`least(${table.seconds}, ${table.coins}) >= 0`),
  ],
);

/**
 * Statistics of games by day (UTC), build and device, written by the job `statistics`. `all` stands for every build or device,
 * so a page reads finished rows and sums no builds or devices.
 */
export const gameStatistics = pgTable(
  'game_statistics',
  {
    gameId: gameId(),
    /** A version, `unknown` or `all`. */
    build: text('build').notNull(),
    /** A device class or `all`. */
    device: text('device').notNull(),
    day: date('day').notNull(),
    plays: count('plays'),
    players: count('players'),
    /** Players without a play in the 60 days before. */
    newPlayers: count('new_players'),
    /** New players who also played 1, 7 and 30 days later. */
    returned1: count('returned_1'),
    returned7: count('returned_7'),
    returned30: count('returned_30'),
    sessions: count('sessions'),
    /** Length of all sessions. */
    seconds: bigint('seconds', { mode: 'number' }).notNull().default(0),
    vrSessions: count('vr_sessions'),
    emulatedSessions: count('emulated_sessions'),
    achievements: count('achievements'),
    scores: count('scores'),
    purchases: count('purchases'),
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
    reviews: count('reviews'),
  },
  (table) => [
    primaryKey({ name: 'game_statistics_pkey', columns: [table.gameId, table.build, table.device, table.day] }),
    index('game_statistics_day_index').on(table.gameId, table.day),
  ],
);

/** Plays by the host of the page that led to the portal, for each game and day (UTC). The job `statistics` writes them. */
export const gameReferrers = pgTable(
  'game_referrers',
  {
    gameId: gameId(),
    day: date('day').notNull(),
    host: text('host').notNull(),
    plays: integer('plays').notNull(),
  },
  (table) => [primaryKey({ name: 'game_referrers_pkey', columns: [table.gameId, table.day, table.host] })],
);

/** Plays and players by country, for each game and day (UTC). The job `statistics` writes them. */
export const gameCountries = pgTable(
  'game_countries',
  {
    gameId: gameId(),
    day: date('day').notNull(),
    country: text('country').notNull(),
    plays: integer('plays').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ name: 'game_countries_pkey', columns: [table.gameId, table.day, table.country] })],
);
