import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ListedFile } from '../../../../src/domain/console/build-comparison';
import type { GameFacts } from '../../../../src/domain/console/draft-merge';
import type { MediaPlace } from '../../../../src/domain/console/game-pictures';
import { sdkAdapters } from '../../../../src/domain/games/game-capability';
import { moment } from './columns';
import { developers } from './developers';
import { games } from './games';
import type { GameMedia, UploadedPicture } from './stored-media';

/** A request of a build that the policy refused. */
export interface BlockedRequest {
  readonly url: string;
  /** Directive of the content security policy, such as `connect-src`. */
  readonly directive: string;
}

/** Result of playing a build in a browser before publication. */
export interface StoredCheckReport {
  readonly checkedAt: string;
  /** False if the build cannot start; `problems` has the reasons. */
  readonly starts: boolean;
  readonly problems: readonly string[];
  /** Suggestions that do not prevent publication. */
  readonly advice: readonly string[];
  /** Milliseconds from navigation to the first drawn frame; null if nothing was drawn. */
  readonly firstFrameMs: number | null;
  readonly framesPerSecond: number | null;
  /** Bytes transferred before the first frame. */
  readonly bytesToFirstFrame: number;
  readonly scriptErrors: readonly string[];
  readonly blocked: readonly BlockedRequest[];
  /** Foreign origins that the build requested. */
  readonly hosts: readonly string[];
  /** WebXR session modes that the build queried or started, such as `immersive-vr`. */
  readonly xrModes: readonly string[];
  /** WebXR features that the build requested, such as `hand-tracking`. */
  readonly xrFeatures: readonly string[];
  /** Sessions started when the check pressed the build's buttons, with the number of frames drawn. */
  readonly xrSessions: readonly { readonly mode: string; readonly frames: number }[];
  /** SDK methods that the build called. */
  readonly sdkCalls: readonly string[];
}

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
    /** True if the browser may store the build's files for play without a network. */
    offline: boolean('offline').notNull().default(false),
    /** SHA-256 over all paths and contents, in hex; null for demo games. */
    contentHash: text('content_hash'),
    /** Result of the check before publication; null if no browser was available. */
    checkReport: jsonb('check_report').$type<StoredCheckReport>(),
    /** Size of all files in bytes; null for a build of an earlier release until the job `pictures` has measured it. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Size of the files in the uploaded archive in bytes; null for a build that was published from a folder. */
    packedBytes: bigint('packed_bytes', { mode: 'number' }),
    /** Release notes in Markdown; null without any. */
    notes: text('notes'),
    /** `notes` as sanitised HTML. */
    notesHtml: text('notes_html'),
    createdAt: moment('created_at').notNull(),
    /** Time of the notification that this build is worse than the previous one; null without one. */
    worseNoticedAt: moment('worse_noticed_at'),
  },
  (table) => [
    unique('builds_game_version_unique').on(table.gameId, table.version),
    check('builds_sdk_positive', sql`${table.sdk} >= 1`),
    check('builds_adapter_known', sql`${table.adapter} in ('heyvr', 'crazygames')`),
    check('builds_notes_rendered', sql`(${table.notes} is null) = (${table.notesHtml} is null)`),
  ],
);

/** Files of builds, with the start of their SHA-256 in hex. A separate table, because lists of builds do not need them. */
export const buildFiles = pgTable('build_files', {
  buildId: integer('build_id')
    .primaryKey()
    .references(() => builds.id, { onDelete: 'cascade' }),
  files: jsonb('files').$type<readonly ListedFile[]>().notNull(),
});

/** Details and lists of a public game at the creation of its draft. A release compares game and draft with them. */
export const draftBases = pgTable('draft_bases', {
  /** Id of the draft. */
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  facts: jsonb('facts').$type<GameFacts>().notNull(),
});

/** Pictures of the newest build of a draft, and the places whose pictures the console has changed. A build does not replace these. */
export const draftPictures = pgTable('draft_pictures', {
  /** Draft. */
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  edited: jsonb('edited').$type<readonly MediaPlace[]>().notNull().default([]),
  /** Items and achievements whose pictures the console has changed, such as `items/sword`. */
  editedEntries: jsonb('edited_entries').$type<readonly string[]>().notNull().default([]),
  /** Null while no build of the draft has brought pictures. */
  built: jsonb('built').$type<GameMedia>(),
});

/** Pictures that members have uploaded in the console, for a draft and then for its public game. Their files have names of their own. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    id: uuid('id').primaryKey(),
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    picture: jsonb('picture').$type<UploadedPicture>().notNull(),
    /** Size of all its files in bytes. */
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time since which no game shows it; null for a shown one. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    index('uploaded_pictures_developer_index').on(table.developerId),
    index('uploaded_pictures_game_index').on(table.gameId),
    index('uploaded_pictures_unused_index')
      .on(table.unusedSince)
      .where(sql`unused_since is not null`),
  ],
);

/** Games that an operator took down: nobody can play them, and their pages show the reason. */
export const takedowns = pgTable(
  'takedowns',
  {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Text that visitors read. */
    reason: text('reason').notNull(),
    /** False for a game that was unpublished before. */
    wasPublished: boolean('was_published').notNull(),
    takenDownAt: moment('taken_down_at').notNull(),
  },
  (table) => [check('takedowns_reason_length', sql`char_length(${table.reason}) between 1 and 300`)],
);

/** Health of a build, summed per day (UTC). Contains no data about players. */
export const buildHealth = pgTable(
  'build_health',
  {
    buildId: integer('build_id')
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Plays that sent their health; earlier releases sampled a quarter of the successful ones. */
    samples: integer('samples').notNull().default(0),
    /** Samples without a drawn frame. */
    failedStarts: integer('failed_starts').notNull().default(0),
    scriptErrors: integer('script_errors').notNull().default(0),
    /** Failed requests of the build. */
    failedLoads: integer('failed_loads').notNull().default(0),
    /** Sum of the times to the first frame, in milliseconds. The mean divides it by `samples - failed_starts`. */
    firstFrameMs: bigint('first_frame_ms', { mode: 'number' }).notNull().default(0),
    /** Frames by time since the previous one: up to 12, 18 and 34 ms, and longer. */
    frames12: bigint('frames_12', { mode: 'number' }).notNull().default(0),
    frames18: bigint('frames_18', { mode: 'number' }).notNull().default(0),
    frames34: bigint('frames_34', { mode: 'number' }).notNull().default(0),
    framesSlow: bigint('frames_slow', { mode: 'number' }).notNull().default(0),
    /** Plays since the release that counts every play, and the plays among them without a drawn frame. */
    sessions: integer('sessions').notNull().default(0),
    failedSessions: integer('failed_sessions').notNull().default(0),
    /** Errors and failed loads of these plays; a repetition within a play does not count. */
    sessionErrors: integer('session_errors').notNull().default(0),
    sessionLoads: integer('session_loads').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'build_health_pkey', columns: [table.buildId, table.day] }),
    index('build_health_day_index').on(table.day),
  ],
);

/** Script errors of builds that earlier releases have stored. `error_groups` replaces this table. */
export const buildErrors = pgTable(
  'build_errors',
  {
    buildId: integer('build_id')
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    /** First 200 characters of the message, with file and line relative to the build's folder. */
    message: text('message').notNull(),
    count: integer('count').notNull().default(0),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'build_errors_pkey', columns: [table.buildId, table.message] }),
    index('build_errors_last_seen_index').on(table.lastSeenAt),
    check('build_errors_message_length', sql`length(${table.message}) between 1 and 300`),
  ],
);
