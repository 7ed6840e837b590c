import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { FRIENDSHIPS } from '../domain/friends/relationship';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { noData, orNull, wireDate, wireTitled } from './wire-values';

/**
 * Presence of a friend: online state and current game. `.friend.presence` sends the same fields plus username and
 * alias.
 */
export const wirePresence = z.object({ online: z.boolean(), playing: orNull(wireTitled) });

const wireAcquaintance = z.extend(wirePerson, {
  /** Date of the friend request or of the block. */
  since: wireDate,
});

const wireFriend = z.extend(wirePerson, {
  /** Date on which the friend request was accepted. */
  since: wireDate,
  presence: wirePresence,
});

const base = '/v1/private/user/account';
const params = z.object({
  /** Username, case-insensitive. */
  user: z.string().check(z.minLength(1), z.maxLength(64)),
});
/** Resulting relationship from the caller’s view: `asked` means request sent, `asks` means request received. */
const friendshipState = z.object({
  username: z.string(),
  friendship: z.enum(FRIENDSHIPS),
  /** True if the two were friends before; omitted otherwise. */
  were_friends: z.optional(z.boolean()),
});
const friendAction = { access: 'player', params, data: friendshipState } as const;

export const friendList = defineCall({
  method: 'GET',
  path: `${base}/friends`,
  access: 'player',
  summary:
    'Returns the caller’s friends by name with their presence, the pending requests in both directions, and the blocked players.',
  data: z.object({
    friends: z.array(wireFriend),
    /** Received friend requests, newest first; at most 100. */
    incoming: z.array(wireAcquaintance),
    /** Sent friend requests, newest first. */
    outgoing: z.array(wireAcquaintance),
    /** Players blocked by the caller, newest first. */
    blocked: z.array(wireAcquaintance),
  }),
});

export const friendRequest = defineCall({
  method: 'POST',
  path: `${base}/friends/request`,
  access: 'player',
  summary:
    'Sends a friend request; accepts a pending request of the same player at once. 404 for an unknown player, 403 if the player allows no request from the caller, 409 at a limit.',
  body: z.strictObject({
    /** Username, case-insensitive. */
    user: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  }),
  data: friendshipState,
});

export const friendRequestByAddress = defineCall({
  method: 'POST',
  path: `${base}/friends/request/by-address`,
  access: 'player',
  summary:
    'Sends a friend request to the player with this verified email address or entered phone number, if searchable by it. The response never reveals whether the player exists; the caller’s lists show nothing until the request is accepted.',
  body: z.strictObject({
    /** Email address, case-insensitive, or phone number with country code: a plus sign, digits and spaces. */
    address: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  }),
  data: noData,
});

export const friendAccept = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/friends/{user}/accept`,
  summary: 'Accepts a player’s request; repeating changes nothing. 404 without a request.',
});

export const friendDecline = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/friends/{user}/decline`,
  summary: 'Declines a player’s request without a notification. 404 without a request.',
});

export const friendWithdraw = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/friends/{user}/withdraw`,
  summary: 'Withdraws the caller’s own request. 404 without a request.',
});

export const friendRemove = defineCall({
  ...friendAction,
  method: 'DELETE',
  path: `${base}/friends/{user}`,
  summary: 'Ends a friendship without a notification. 404 without a friendship.',
});

export const playerBlock = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/blocks/{user}`,
  summary:
    'Blocks a player without a notification: ends friendship and requests, and makes each invisible to the other. Repeating changes nothing.',
});

export const playerUnblock = defineCall({
  ...friendAction,
  method: 'DELETE',
  path: `${base}/blocks/{user}`,
  summary: 'Unblocks a player. 404 without a block.',
});

export type WireFriendLists = z.input<typeof friendList.data>;
