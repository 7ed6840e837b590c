import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../domain/account/activity';
import { ACHIEVEMENT_FILTERS, ACHIEVEMENT_ORDERS } from '../domain/account/own-achievements';
import { AUDIENCES } from '../domain/session/current-user';
import { wireAchievement } from './achievements.contract';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wirePage, wirePagination, wirePicture, wireTitled } from './wire-values';

/** Badges that the portal itself awards, derived from its own records. */
export const wirePortalBadges = z.array(z.object({ slug: z.string(), title: z.string(), desc: z.string() }));

/** An earned achievement with its game. */
export const wireEarned = z.extend(wireAchievement, { game: wireTitled });

const wirePlayed = z.object({
  id: z.uuid(),
  game: wireTitled,
  /** True if the game has a page. */
  listed: z.boolean(),
  started: wireDate,
  /** Duration so far, in seconds. */
  seconds: z.int(),
  /** True while the play session is open; an open play session cannot be deleted. */
  playing: z.boolean(),
  /** True if the page reported an emulated headset. */
  emulated: z.boolean(),
});

export const playHistory = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/history',
  access: 'player',
  summary: 'Returns the caller’s plays of the last two years, newest first, twenty plays a page.',
  query: z.object({ page: wirePage }),
  data: z.object({
    items: z.array(wirePlayed),
    /** Totals over the stored history; `seconds` is play time. */
    totals: z.object({ plays: z.int(), games: z.int(), seconds: z.int() }),
    pagination: wirePagination,
  }),
});

export const playDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/history/{session}',
  access: 'player',
  summary:
    'Deletes one play of the caller’s history, also from profile and activity; the game’s play count stays. 404 for another player’s play, 409 while it is running.',
  params: z.object({ session: z.uuid() }),
  data: noData,
});

export const playsDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/history',
  access: 'player',
  summary: 'Deletes the caller’s history, except running plays.',
  data: z.object({
    /** Number of deleted plays. */
    deleted: z.int(),
  }),
});

export const ownAchievements = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/achievements',
  access: 'player',
  summary:
    'Returns the achievements of the games that the caller has played, eight games a page, and the portal’s badges.',
  query: z.object({
    page: wirePage,
    /** Achievements to list: all, earned or missing. Games without a match are left out. */
    show: z._default(z.enum(ACHIEVEMENT_FILTERS), 'all'),
    /** Order of the games: last earned or played, completion, or title. */
    order: z._default(z.enum(ACHIEVEMENT_ORDERS), 'recent'),
  }),
  data: z.object({
    games: z.array(
      z.object({
        game: wireTitled,
        /** Number of the game’s achievements that the caller has earned, regardless of the filter. */
        earned: z.int(),
        /** Number of achievements of the game. */
        total: z.int(),
        achievements: z.array(
          z.extend(wireAchievement, {
            /**
             * Percentage of the game’s players who have the achievement, with one decimal and some minutes old; null
             * without players.
             */
            rarity: orNull(z.number()),
          }),
        ),
      }),
    ),
    /** Totals over all games of the caller, regardless of the filter. */
    earned: z.int(),
    total: z.int(),
    badges: wirePortalBadges,
    pagination: wirePagination,
  }),
});

export const activityList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/activity',
  access: 'player',
  summary: 'Returns the caller’s activity, newest first, twenty entries a page.',
  query: z.object({
    /** Limits the result to one kind. */
    kind: z.optional(z.enum(ACTIVITY_KINDS)),
    /** Cursor: the `next` of the previous response. */
    before: z.optional(z.string().check(z.maxLength(128))),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(ACTIVITY_KINDS),
        /** Plain-text description of the activity. */
        text: z.string(),
        /** Path on the portal; null if the page no longer exists. */
        url: orNull(z.string()),
        date: wireDate,
        /** Audience according to the caller’s current settings. */
        audience: z.enum(AUDIENCES),
      }),
    ),
    /** Cursor of the next page; null on the last page. */
    next: orNull(z.string()),
  }),
});

export const accountHome = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/home',
  access: 'player',
  summary: 'Returns the caller’s latest plays and achievements: up to four games and three achievements.',
  data: z.object({
    resume: z.array(
      z.object({
        game: wireTitled,
        hero: wirePicture,
        /** Start of the last play. */
        played: wireDate,
        /** True while the game is being played. */
        playing: z.boolean(),
      }),
    ),
    achievements: z.array(wireEarned),
    /** Number of games that the caller tests, or is invited to test. */
    tests: z.int(),
  }),
});
