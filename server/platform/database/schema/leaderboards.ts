import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { scoreDecisions } from '../../../../src/domain/console/game-scores';
import type { BoardUnit } from '../../../../src/domain/leaderboards/board-unit';
import { brokenLimits } from '../../../../src/domain/leaderboards/score';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';
import { playSessions } from './play-sessions';

/** Leaderboards of games, as configured by their developers. A missing limit leaves the range open. */
export const boards = pgTable(
  'boards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** Display name; empty if only the slug is known. */
    title: text('title').notNull().default(''),
    order: text('score_order', { enum: ['highest-first', 'lowest-first'] }).notNull(),
    reset: text('reset', { enum: ['never', 'daily', 'weekly', 'monthly'] })
      .notNull()
      .default('never'),
    /** Unit of the scores, for their display. */
    unit: jsonb('unit')
      .$type<BoardUnit>()
      .notNull()
      .default(sql`'"points"'::jsonb`),
    least: doublePrecision('least'),
    most: doublePrecision('most'),
    plausibleLeast: doublePrecision('plausible_least'),
    plausibleMost: doublePrecision('plausible_most'),
    /** Maximum score that a person can reach in a minute of play. */
    perMinute: doublePrecision('per_minute'),
    /** True if each score needs the ticket of a run. */
    tickets: boolean('tickets').notNull().default(false),
    /** Minimum length of a person's run with a ticket, in seconds. */
    minSeconds: integer('min_seconds'),
  },
  (table) => [
    unique('boards_game_slug_unique').on(table.gameId, table.slug),
    check('boards_order_known', sql`${table.order} in ('highest-first', 'lowest-first')`),
    check('boards_reset_known', sql`${table.reset} in ('never', 'daily', 'weekly', 'monthly')`),
    check('boards_bounds_in_order', sql`${table.least} <= ${table.most}`),
    check('boards_per_minute_positive', sql`${table.perMinute} > 0`),
    check('boards_min_seconds_positive', sql`${table.minSeconds} > 0`),
    check('boards_plausible_in_order', sql`${table.plausibleLeast} <= ${table.plausibleMost}`),
  ],
);

/**
 * Best score of each player on each board and period: the public one, one in quarantine, and one with an emulated
 * headset.
 */
export const scores = pgTable(
  'scores',
  {
    boardId: integer('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    standing: text('standing', { enum: ['listed', 'quarantined', 'unranked'] }).notNull(),
    score: doublePrecision('score').notNull(),
    postedAt: moment('posted_at').notNull(),
    /** Play session of the post; null for scores of earlier releases. */
    playSessionId: uuid('play_session_id').references(() => playSessions.id, { onDelete: 'set null' }),
    /** Limit that a set-aside score breaks. */
    brokenLimit: text('broken_limit', { enum: brokenLimits }),
    /** Milliseconds from the start of the run to the post; null without a ticket. */
    runMs: integer('run_ms'),
    /** SHA-256 of the inputs of the run, as reported by the game. */
    inputDigest: text('input_digest'),
    /** `server` if the server of the game wrote the score. */
    source: text('source', { enum: ['game', 'server'] })
      .notNull()
      .default('game'),
  },
  (table) => [
    // Serialises concurrent posts.
    primaryKey({ name: 'scores_pkey', columns: [table.boardId, table.accountId, table.standing] }),
    index('scores_account_index').on(table.accountId),
    index('scores_highest_index')
      .on(table.boardId, table.score.desc().nullsFirst(), table.postedAt, table.accountId)
      .where(sql`${table.standing} = 'listed'`),
    index('scores_lowest_index')
      .on(table.boardId, table.score, table.postedAt, table.accountId)
      .where(sql`${table.standing} = 'listed'`),
    // For the page of set-aside scores, newest first, and the notifications about them.
    index('scores_waiting_index')
      .on(table.boardId, table.postedAt.desc().nullsFirst())
      .where(sql`${table.standing} = 'quarantined'`),
    index('scores_play_session_index')
      .on(table.playSessionId)
      .where(sql`play_session_id is not null`),
    check(
      'scores_broken_limit_known',
      sql`${table.brokenLimit} in ('ban', 'plausibleLeast', 'plausibleMost', 'minSeconds', 'perMinute')`,
    ),
    check('scores_standing_known', sql`${table.standing} in ('listed', 'quarantined', 'unranked')`),
    check('scores_source_known', sql`${table.source} in ('game', 'server')`),
    // Neither NaN nor infinite, and exact.
    check('scores_finite', sql`abs(${table.score}) <= 9007199254740991`),
  ],
);

/** Decisions about set-aside scores, so that a repeated decision has the same result. */
export const madeDecisions = pgTable(
  'score_decisions',
  {
    boardId: integer('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Time of the post. */
    postedAt: moment('posted_at').notNull(),
    decision: text('decision', { enum: scoreDecisions }).notNull(),
    decidedBy: uuid('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'score_decisions_pkey', columns: [table.boardId, table.accountId, table.postedAt] }),
    index('score_decisions_account_index').on(table.accountId),
    index('score_decisions_decided_by_index').on(table.decidedBy),
    check('score_decisions_decision_known', sql`${table.decision} in ('accepted', 'refused')`),
  ],
);

/** Players whom a developer has banned from one or all boards of a game. */
export const boardBans = pgTable(
  'board_bans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null for all boards. */
    boardId: integer('board_id').references(() => boards.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    bannedBy: uuid('banned_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Null for a ban without an end. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    unique('board_bans_unique').on(table.gameId, table.accountId, table.boardId).nullsNotDistinct(),
    index('board_bans_board_index').on(table.boardId),
    index('board_bans_account_index').on(table.accountId),
    index('board_bans_banned_by_index').on(table.bannedBy),
  ],
);

/** Used tickets of runs with the response to their score. A repeated post gets the same response. */
export const scoreTicketUses = pgTable(
  'score_ticket_uses',
  {
    ticketId: uuid('ticket_id').primaryKey(),
    score: doublePrecision('score').notNull(),
    standing: text('standing', { enum: ['listed', 'quarantined', 'unranked'] }).notNull(),
    improved: boolean('improved').notNull().default(false),
    /** End of the ticket's lifetime. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('score_ticket_uses_expires_index').on(table.expiresAt)],
);

/** Last notification to members about the set-aside scores of a game. */
export const scoreNotices = pgTable('score_notices', {
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  notifiedAt: moment('notified_at').notNull(),
  /** Time of the newest score that the notification covers. */
  newestAt: moment('newest_at').notNull(),
});
