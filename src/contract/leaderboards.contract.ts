import * as z from 'zod/mini';
import { integerLimits } from '../domain/bridge/integer-arguments';
import { boardOrders, boardResets } from '../domain/leaderboards/board';
import { defineCall } from './define-call';
import { wireDate, wirePage, wirePagination, wireSlug } from './wire-values';

const boardParams = z.object({ game: wireSlug, board: wireSlug });
const sizedParams = z.object({
  game: wireSlug,
  board: wireSlug,
  /** Rows, from 1. */
  size: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(integerLimits.size)),
});

const wireScores = z.object({
  /** The board's slug. */
  board: z.string(),
  /** The best first; of equal ones the one that was posted first. */
  scores: z.array(
    z.object({
      /** From 1; no two players share one. */
      rank: z.int(),
      score: z.number(),
      username: z.string(),
      alias: z.string(),
      /** The small picture. */
      avatar: z.string(),
      /** When it was posted. */
      date: wireDate,
    }),
  ),
  pagination: wirePagination,
});

export const boardList = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards',
  access: 'anyone',
  summary: 'The boards of a game, in the order in which its developer has set them up; 404 for an unknown game.',
  params: z.object({ game: wireSlug }),
  data: z.array(
    z.object({
      /** The board's slug. */
      board: z.string(),
      /** For people; the slug where the developer has given none. */
      title: z.string(),
      order: z.enum(boardOrders),
      reset: z.enum(boardResets),
    }),
  ),
});

export const boardScores = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards/{board}/scores/{size}',
  access: 'anyone',
  summary: 'One page of a board: the best score of each player in its period.',
  params: sizedParams,
  query: z.object({ page: wirePage }),
  data: wireScores,
});

export const boardStats = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/leaderboards/{board}/stats',
  access: 'anyone',
  summary: 'A board in numbers, in its period.',
  params: boardParams,
  data: z.object({
    /** How many players have a score. */
    entries: z.int(),
    /** Null, like `average`, while the board is empty. */
    best: z.nullable(z.number()),
    average: z.nullable(z.number()),
    /** The caller's; null for visitors and for players without a score. */
    rank: z.nullable(z.int()),
    /** Which scores are the better ones. */
    order: z.enum(boardOrders),
    /** When its period began, of which alone scores count; null for a board that never begins anew. */
    since: z.nullable(wireDate),
  }),
});

export const boardFriends = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/friends/{size}',
  access: 'player',
  summary: 'The best scores of the caller and the caller’s friends, ranked among themselves.',
  params: sizedParams,
  data: wireScores,
});

export const boardMine = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/me/{size}',
  access: 'player',
  summary: 'The part of a board around the caller, who need not be first in it; empty when the caller has no score.',
  params: sizedParams,
  data: wireScores,
});

export const boardPost = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/scores/post',
  access: 'player',
  summary:
    'Posts a score of the caller, at most 60 a minute; 409 outside of a play session of this game that is going on, 422 for what the board does not take.',
  params: boardParams,
  body: z.strictObject({ score: z.number() }),
  data: z.object({
    /** Whether it is the caller's best on the board now. */
    improved: z.boolean(),
    /** A quarantined one waits until somebody has looked at it; an unranked one was made with an emulated headset. Neither stands on the board. */
    standing: z.enum(['listed', 'quarantined', 'unranked']),
  }),
});

export const boardQuarantine = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/quarantine',
  access: 'player',
  summary:
    'The scores that are kept apart from a board, the last posted first, a hundred at most; 403 for who does not belong to the game’s developer.',
  params: boardParams,
  data: z.object({
    scores: z.array(z.object({ username: z.string(), alias: z.string(), score: z.number(), date: wireDate })),
  }),
});

export const boardRelease = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/game/{game}/leaderboards/{board}/quarantine/{user}',
  access: 'player',
  summary:
    'Puts a score that is kept apart on its board, or throws it away; 403 for who does not belong to the game’s developer, 404 without such a score, 409 when its player has posted another one that is kept apart since.',
  params: z.extend(boardParams, {
    /** The user name of who posted it, in any case. */
    user: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  body: z.strictObject({
    /** The score that was looked at, as the list gave it. */
    score: z.number(),
    /** False throws it away. */
    listed: z.boolean(),
  }),
  data: z.object({
    /** Whether it is its player's best on the board now. */
    improved: z.boolean(),
  }),
});
