import * as z from 'zod/mini';
import { TASTE_REASONS } from '../domain/home/suggestions';
import { defineCall } from './define-call';
import { wireGameCard } from './games.contract';
import { wireDate, wireTitled } from './wire-values';

export const playerHome = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/home',
  access: 'player',
  summary:
    'Returns the caller’s rows of the home page, up to eight games each: latest plays, games that friends played in the last 7 days, and suggestions.',
  data: z.object({
    /** Latest play first. */
    resume: z.array(
      z.object({
        game: wireGameCard,
        /** Start of the last play. */
        played: wireDate,
        /** True while the game is being played. */
        playing: z.boolean(),
      }),
    ),
    /** Games of friends whose settings show their plays to friends, latest play first. */
    friends: z.array(
      z.object({
        game: wireGameCard,
        /** Up to two friends, latest play first. */
        friends: z.array(z.object({ username: z.string(), alias: z.string() })),
        /** Number of further friends. */
        others: z.int(),
      }),
    ),
    /** Games that the caller has not played, best match first. */
    suggestions: z.array(
      z.object({
        game: wireGameCard,
        /** Game of the caller that the suggestion resembles most, and one of the caller’s actions in it. */
        because: z.object({ game: wireTitled, reason: z.enum(TASTE_REASONS) }),
      }),
    ),
  }),
});
