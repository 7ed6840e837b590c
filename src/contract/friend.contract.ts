import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { FRIENDSHIPS } from '../domain/friends/relationship';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { wireDate, wireTitled } from './wire-values';

/** What a friend lets friends know: whether they are there, and the game that they play. Also what `.friend.presence` brings, with the user name and the alias. */
const wirePresence = z.object({ online: z.boolean(), playing: z.nullable(wireTitled) });

const wireAcquaintance = z.extend(wirePerson, {
  /** When it was asked, or when the player was blocked. */
  since: wireDate,
});

const wireFriend = z.extend(wirePerson, {
  /** When both had agreed. */
  since: wireDate,
  presence: wirePresence,
});

const base = '/v1/private/user/account';
const params = z.object({
  /** A user name, in any case. */
  user: z.string().check(z.minLength(1), z.maxLength(64)),
});
/** What now stands between the two, as the caller sees it: `asked` by the caller, `asks` the other one. */
const told = z.object({ username: z.string(), friendship: z.enum(FRIENDSHIPS) });
const deed = { access: 'player', params, data: told } as const;

export const friendList = defineCall({
  method: 'GET',
  path: `${base}/friends`,
  access: 'player',
  summary:
    'The caller’s friends by name with what they let friends know of now, the open requests both ways, and the blocked.',
  data: z.object({
    friends: z.array(wireFriend),
    /** Who asks the caller, the newest first; a hundred at most. */
    incoming: z.array(wireAcquaintance),
    /** Whom the caller has asked, the newest first. */
    outgoing: z.array(wireAcquaintance),
    /** Whom the caller has blocked, the newest first. */
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
    /** A user name, in any case. */
    user: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  }),
  data: told,
});

export const friendRequestByAddress = defineCall({
  method: 'POST',
  path: `${base}/friends/request/by-address`,
  access: 'player',
  summary:
    'Asks whoever has confirmed an e-mail address or has told a phone number, and lets others search by it. The answer is the same whether there is anybody; the request is in no list of the caller, and the caller hears of it only when it is accepted.',
  body: z.strictObject({
    /** An e-mail address in any case, or a phone number with its country’s code: a plus sign, digits, and spaces between them. */
    address: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  }),
  data: z.null(),
});

export const friendAccept = defineCall({
  ...deed,
  method: 'PUT',
  path: `${base}/friends/{user}/accept`,
  summary: 'Accepts a player’s request; again changes nothing. 404 when the player has not asked.',
});

export const friendDecline = defineCall({
  ...deed,
  method: 'PUT',
  path: `${base}/friends/{user}/decline`,
  summary: 'Declines a player’s request, who is not told. 404 when the player has not asked.',
});

export const friendWithdraw = defineCall({
  ...deed,
  method: 'PUT',
  path: `${base}/friends/{user}/withdraw`,
  summary: 'Takes the caller’s own request back. 404 when there is none.',
});

export const friendRemove = defineCall({
  ...deed,
  method: 'DELETE',
  path: `${base}/friends/{user}`,
  summary: 'Ends a friendship, of which the other one is not notified. 404 when there is none.',
});

export const playerBlock = defineCall({
  ...deed,
  method: 'PUT',
  path: `${base}/blocks/{user}`,
  summary:
    'Blocks a player: ends friendship and requests, and each is nobody to the other; the blocked is not told. Again changes nothing.',
});

export const playerUnblock = defineCall({
  ...deed,
  method: 'DELETE',
  path: `${base}/blocks/{user}`,
  summary: 'Takes the caller’s block of a player back. 404 when there is none.',
});

export type WireFriendLists = z.output<typeof friendList.data>;
