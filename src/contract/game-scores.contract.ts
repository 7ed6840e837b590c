import * as z from 'zod/mini';
import {
  BAN_REASON_MAX,
  decisionResults,
  playModes,
  scoreDecisions,
  SCORES_SHOWN,
} from '../domain/console/game-scores';
import { deviceClasses } from '../domain/console/game-statistics';
import { brokenLimits } from '../domain/leaderboards/score';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId, wireSlug, wireUnit } from './wire-values';

const params = z.object({ developer: wireSlug, game: wireSlug });
const boardParams = z.object({ developer: wireSlug, game: wireSlug, board: wireSlug });
const username = z.string().check(z.minLength(1), z.maxLength(64));
/** One score: its player and the time of its post, as returned by the list. */
const scoreName = z.strictObject({ username, at: wireDate });
const duration = orNull(z.int().check(z.minimum(0)));

const reviewedScores = z.array(
  z.object({
    username: z.string(),
    alias: z.string(),
    score: z.number(),
    /** The player’s best score on the board in this period; null without one. */
    best: orNull(z.number()),
    at: wireDate,
    /** Limit that the score breaks; null for an accepted score and for scores of earlier releases. */
    limit: orNull(z.enum(brokenLimits)),
    /** Milliseconds from the start of the play session to the post; null, like the next fields, if the session is unknown. */
    playedFor: duration,
    mode: orNull(z.enum(playModes)),
    device: orNull(z.enum(deviceClasses)),
    build: orNull(z.string()),
    /** Milliseconds from the start of the run to the post; null without a ticket. */
    runFor: duration,
    /** SHA-256 of the inputs of the run, as reported by the game. */
    inputs: orNull(z.string()),
  }),
);

export const gameScores = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/scores',
  access: 'member',
  action: 'scores.read',
  summary: 'Returns the boards of a game with their numbers of set-aside scores, and its bans.',
  params,
  data: z.object({
    boards: z.array(
      z.object({ slug: z.string(), title: z.string(), unit: wireUnit, tickets: z.boolean(), waiting: z.int() }),
    ),
    bans: z.array(
      z.object({
        id: wireId,
        username: z.string(),
        /** Null for all boards. */
        board: orNull(z.string()),
        reason: z.string(),
        /** Null for a deleted account. */
        by: orNull(z.string()),
        since: wireDate,
        /** Null for a ban without an end. */
        until: orNull(wireDate),
      }),
    ),
  }),
});

export const boardReview = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/scores/{board}',
  access: 'member',
  action: 'scores.read',
  summary: `Returns the set-aside scores of a board, newest first, and its best accepted ones, each at most ${String(SCORES_SHOWN)}.`,
  params: boardParams,
  data: z.object({ setAside: reviewedScores, top: reviewedScores }),
});

export const scoreDecide = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/scores/{board}/decision',
  access: 'member',
  action: 'scores.decide',
  summary:
    'Accepts or refuses set-aside scores, and returns the result for each. Only the first decision about a score counts. A repeated decision changes nothing.',
  params: boardParams,
  body: z.strictObject({
    decision: z.enum(scoreDecisions),
    scores: z.array(scoreName).check(z.minLength(1), z.maxLength(SCORES_SHOWN)),
  }),
  data: z.object({
    scores: z.array(
      z.object({
        ...{ username: z.string(), at: wireDate },
        result: z.enum(decisionResults),
        /** The member who had decided otherwise. */
        by: orNull(z.string()),
      }),
    ),
  }),
});

export const scoreRemove = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/scores/{board}/removal',
  access: 'member',
  action: 'scores.decide',
  summary:
    'Removes an accepted score from a board. A repeated call changes nothing. 409 if the player has a newer score on the board.',
  params: boardParams,
  body: scoreName,
  data: noData,
});

export const boardBan = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/bans',
  access: 'member',
  action: 'scores.decide',
  summary:
    'Bans a player from one or all boards of a game, or replaces the ban. 404 for an unknown player or board, 422 for an end in the past.',
  params,
  body: z.strictObject({
    username,
    /** Default: all boards. */
    board: z.optional(wireSlug),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(BAN_REASON_MAX)),
    /** Default: without an end. */
    until: z.optional(wireDate),
  }),
  data: noData,
});

export const boardUnban = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/game/{game}/ban/{id}',
  access: 'member',
  action: 'scores.decide',
  summary: 'Ends a ban, so that boards show the player’s scores again; 404 for an unknown ban.',
  params: z.object({ developer: wireSlug, game: wireSlug, id: wireId }),
  data: noData,
});
