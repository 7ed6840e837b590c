import * as z from 'zod/mini';
import { integerLimits } from '../domain/bridge/arguments';
import { boardOrders, boardResets } from '../domain/leaderboards/board';
import { isInputDigest, isTicketText } from '../domain/leaderboards/score-ticket';
import { defineCall } from './define-call';
import { orNull, wireDate, wirePage, wirePagination, wireSlug, wireUnit } from './wire-values';

const boardParams = z.object({ game: wireSlug, board: wireSlug });
const sizedParams = z.object({
  game: wireSlug,
  board: wireSlug,
  /** Number of rows, at least 1. */
  size: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(integerLimits.size)),
});

const wireScores = z.object({
  /** Leaderboard slug. */
  board: z.string(),
  /** Scores from best to worst; equal scores by posting date, oldest first. */
  scores: z.array(
    z.object({
      /** Rank from 1; unique for each player. */
      rank: z.int(),
      score: z.number(),
      username: z.string(),
      alias: z.string(),
      /** URL of the small avatar. */
      avatar: z.string(),
      /** Posting date. */
      date: wireDate,
    }),
  ),
  pagination: wirePagination,
});

export const boardList = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards',
  access: 'anyone',
  summary: 'Returns the leaderboards of a game, in the developer’s order; 404 for an unknown game.',
  params: z.object({ game: wireSlug }),
  data: z.array(
    z.object({
      /** Leaderboard slug. */
      board: z.string(),
      /** Display title; the slug if the developer has set no title. */
      title: z.string(),
      order: z.enum(boardOrders),
      reset: z.enum(boardResets),
      /** Unit of the scores: a named one, or the developer’s own word behind the number. */
      unit: wireUnit,
    }),
  ),
});

export const boardScores = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards/{board}/scores/{size}',
  access: 'anyone',
  summary: 'Returns one page of a leaderboard: the best score of each player in the current period.',
  params: sizedParams,
  query: z.object({ page: wirePage }),
  data: wireScores,
});

export const boardStats = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards/{board}/stats',
  access: 'anyone',
  summary: 'Returns the statistics of a leaderboard in the current period.',
  params: boardParams,
  data: z.object({
    /** Number of players with a score. */
    entries: z.int(),
    /** Null, like `average`, if the leaderboard is empty. */
    best: orNull(z.number()),
    average: orNull(z.number()),
    /** The caller’s rank; null for visitors and for players without a score. */
    rank: orNull(z.int()),
    /** Sort order: defines which scores are better. */
    order: z.enum(boardOrders),
    /** Start of the current period; only scores since then count. Null for a leaderboard that never resets. */
    since: orNull(wireDate),
  }),
});

export const boardFriends = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/friends/{size}',
  access: 'player',
  summary: 'Returns the best scores of the caller and the caller’s friends, ranked among themselves.',
  params: sizedParams,
  data: wireScores,
});

export const boardMine = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/me/{size}',
  access: 'player',
  summary: 'Returns the rows of a leaderboard around the caller; empty if the caller has no score.',
  params: sizedParams,
  data: wireScores,
});

export const boardRun = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/runs',
  access: 'player',
  summary:
    'Starts a run of the caller and returns its signed ticket, at most 60 a minute; 409 outside a play session of this game, 403 for a banned player.',
  params: boardParams,
  data: z.object({
    /** Opaque text for one score of this player, game and board. */
    ticket: z.string(),
    expires: wireDate,
  }),
});

export const boardPost = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/post',
  access: 'player',
  summary:
    'Posts a score of the caller, at most 60 a minute; 409 outside a play session of this game, 422 for an invalid score or ticket, 403 for a banned player, whose score is set aside.',
  params: boardParams,
  body: z.strictObject({
    score: z.number(),
    /** Ticket of the run; required by boards with tickets. The same score may be sent again with it. */
    ticket: z.optional(z.string().check(z.refine(isTicketText, 'must be a ticket'))),
    /** SHA-256 of the inputs of the run, in hexadecimal digits. */
    inputs: z.optional(z.string().check(z.refine(isInputDigest, 'must have 64 lower-case hexadecimal digits'))),
  }),
  data: z.object({
    /** True if this score is now the caller’s best on the leaderboard. */
    improved: z.boolean(),
    /**
     * A quarantined score awaits review; an unranked score came from an emulated headset. Neither is listed on the
     * leaderboard.
     */
    standing: z.enum(['listed', 'quarantined', 'unranked']),
  }),
});
