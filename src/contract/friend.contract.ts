import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { FRIENDSHIPS } from '../domain/friends/relationship';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { noData, orNull, wireDate, wireTitled } from './wire-values';

/** Presence of a friend: online state and current game. `.friend.presence` sends the same fields plus username and alias. */
const wirePresence = z.object({ online: z.boolean(), playing: orNull(wireTitled) });

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
const friendshipState = z.object({ username: z.string(), friendship: z.enum(FRIENDSHIPS) });
const friendAction = { access: 'player', params, data: friendshipState } as const;

export const friendList = defineCall({
  method: 'GET',
  path: `${base}/friends`,
  access: 'player',
  summary:
    'The caller’s friends by name with what they let friends know of now, the open requests both ways, and the blocked.',
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
    'Asks a player for friendship; who has asked the caller is a friend at once. 404 when there is nobody whom the caller may know of, 403 when the player takes no requests from the caller, 409 at a limit.',
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
    'Asks whoever has confirmed an e-mail address or has told a phone number, and lets others search by it. The answer is the same whether there is anybody; the request is in no list of the caller, and the caller hears of it only when it is accepted.',
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
  summary: 'Accepts a player’s request; again changes nothing. 404 when the player has not asked.',
});

export const friendDecline = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/friends/{user}/decline`,
  summary: 'Declines a player’s request, who is not told. 404 when the player has not asked.',
});

export const friendWithdraw = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/friends/{user}/withdraw`,
  summary: 'Takes the caller’s own request back. 404 when there is none.',
});

export const friendRemove = defineCall({
  ...friendAction,
  method: 'DELETE',
  path: `${base}/friends/{user}`,
  summary: 'Ends a friendship, of which the other one is not notified. 404 when there is none.',
});

export const playerBlock = defineCall({
  ...friendAction,
  method: 'PUT',
  path: `${base}/blocks/{user}`,
  summary:
    'Blocks a player: ends friendship and requests, and each is nobody to the other; the blocked is not told. Again changes nothing.',
});

export const playerUnblock = defineCall({
  ...friendAction,
  method: 'DELETE',
  path: `${base}/blocks/{user}`,
  summary: 'Takes the caller’s block of a player back. 404 when there is none.',
});

export type WireFriendLists = z.input<typeof friendList.data>;
