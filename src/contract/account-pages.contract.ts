import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../domain/account/activity';
import { BADGE_FILTERS, BADGE_ORDERS } from '../domain/account/own-achievements';
import { AUDIENCES } from '../domain/session/audience';
import { wireAchievement } from './achievements.contract';
import { defineCall } from './define-call';
import { wireDate, wirePage, wirePagination, wirePicture, wireTitled } from './wire-values';

/** Badges that the portal itself has given, by what its records tell. */
export const wirePortalBadges = z.array(z.object({ slug: z.string(), title: z.string(), desc: z.string() }));

/** An earned badge with the game that it is of. */
export const wireEarned = z.extend(wireAchievement, { game: wireTitled });

const wirePlayed = z.object({
  id: z.uuid(),
  game: wireTitled,
  /** Whether the game has a page. */
  listed: z.boolean(),
  started: wireDate,
  /** How long it took, or has taken so far. */
  seconds: z.int(),
  /** Whether it goes on now; it cannot be deleted then. */
  playing: z.boolean(),
  /** Whether the headset was an emulated one, as the page told. */
  emulated: z.boolean(),
});

export const playHistory = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/history',
  access: 'player',
  summary: 'What the caller has played, the newest first, twenty plays to a page; plays are kept for two years.',
  query: z.object({ page: wirePage }),
  data: z.object({
    items: z.array(wirePlayed),
    /** Of all that is kept; `seconds` of play. */
    totals: z.object({ plays: z.int(), games: z.int(), seconds: z.int() }),
    pagination: wirePagination,
  }),
});

export const playDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/history/{session}',
  access: 'player',
  summary:
    'Deletes one play of the caller’s history, and with it what profile and activity told of it; games stay counted as played. 404 for anybody else’s, 409 while it goes on.',
  params: z.object({ session: z.uuid() }),
  data: z.null(),
});

export const playsDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/history',
  access: 'player',
  summary: 'Deletes the caller’s history, but for what is being played now.',
  data: z.object({
    /** How many plays there were. */
    deleted: z.int(),
  }),
});

export const ownAchievements = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/achievements',
  access: 'player',
  summary:
    'The badges of the games that the caller has played or earned something in, eight games to a page, and the badges of the portal.',
  query: z.object({
    page: wirePage,
    /** Which of the badges: all, those that the caller has, or those that are missing; games without any of them are left out. */
    show: z._default(z.enum(BADGE_FILTERS), 'all'),
    /** The games by when something was last earned or played, by completion, or by title. */
    order: z._default(z.enum(BADGE_ORDERS), 'recent'),
  }),
  data: z.object({
    games: z.array(
      z.object({
        game: wireTitled,
        /** How many of the game’s badges the caller has, whatever is shown. */
        earned: z.int(),
        /** How many the game has. */
        total: z.int(),
        achievements: z.array(
          z.extend(wireAchievement, {
            /** Percent of the game’s players who have it, with one decimal, some minutes old at most; null where nobody has played. */
            rarity: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    /** Of all the caller’s games, whatever is shown. */
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
  summary: 'What the caller has done, the newest first, twenty to a part.',
  query: z.object({
    /** Of one kind alone. */
    kind: z.optional(z.enum(ACTIVITY_KINDS)),
    /** The `next` of the part before. */
    before: z.optional(z.string().check(z.maxLength(128))),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(ACTIVITY_KINDS),
        /** What was done, in words. */
        text: z.string(),
        /** A path of the portal; null where there is nothing to see any more. */
        url: z.nullable(z.string()),
        date: wireDate,
        /** Who else sees it, as the caller’s settings are now. */
        audience: z.enum(AUDIENCES),
      }),
    ),
    /** What the next part is asked for by; null at the end. */
    next: z.nullable(z.string()),
  }),
});

export const accountHome = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/home',
  access: 'player',
  summary: 'What the caller has played and earned last: up to four games and three badges.',
  data: z.object({
    resume: z.array(
      z.object({
        game: wireTitled,
        hero: wirePicture,
        /** When it was last begun. */
        played: wireDate,
        /** Whether it is being played now. */
        playing: z.boolean(),
      }),
    ),
    achievements: z.array(wireEarned),
  }),
});

export type WireOwnAchievements = z.output<typeof ownAchievements.data>;
