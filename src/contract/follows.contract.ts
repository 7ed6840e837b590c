import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { orNull, wireDate, wirePage, wirePagination, wireSlug } from './wire-values';

const base = '/v1/private/user/community/follows';

const body = z.strictObject({
  /** True follows, false unfollows; repeating the request changes nothing. */
  following: z.boolean(),
});

/** Follow state after the request. */
const followState = z.object({
  following: z.boolean(),
  /** Number of followers, including the caller. */
  followers: z.int(),
});

const developer = z.object({ developer: wireSlug });

export const developerFollowing = defineCall({
  method: 'GET',
  path: `${base}/developers/{developer}`,
  access: 'player',
  summary: 'Returns the caller’s follow of a developer, and the number of followers.',
  params: developer,
  data: followState,
});

export const developerFollow = defineCall({
  method: 'PUT',
  path: `${base}/developers/{developer}`,
  access: 'player',
  keepalive: true,
  summary:
    'Follows a developer, so that the caller receives its announcements, or unfollows it; 409 at a thousand developers.',
  params: developer,
  body,
  data: followState,
});

export const playerFollow = defineCall({
  method: 'PUT',
  path: `${base}/players/{user}`,
  access: 'player',
  keepalive: true,
  summary:
    'Follows or unfollows a player; 403 if the player allows the caller no follow, 404 for an unknown player, 409 at a thousand players.',
  params: z.object({
    /** Username, case-insensitive. */
    user: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  body,
  data: z.extend(followState, {
    /** Null if the player hides the number of followers. */
    followers: orNull(z.int()),
  }),
});

export const followedPlayers = defineCall({
  method: 'GET',
  path: `${base}/players`,
  access: 'player',
  summary:
    'Returns the players whom the caller follows, newest first, eight a page; without players who allow no followers or hide their profile from the caller.',
  query: z.object({ page: wirePage }),
  data: z.object({
    players: z.array(
      z.extend(wirePerson, {
        /** Start of the follow. */
        since: wireDate,
      }),
    ),
    pagination: wirePagination,
  }),
});
