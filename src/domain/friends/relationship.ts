import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Stage of a friendship, seen from one player: `asked` by that player, `asks` by the other. */
export const FRIENDSHIPS = ['none', 'asked', 'asks', 'friends'] as const;

export type Friendship = (typeof FRIENDSHIPS)[number];

/** Friendship and blocks between two players, seen from one of them. */
export interface Relationship {
  readonly friendship: Friendship;
  /** True if this player has blocked the other. */
  readonly blocked: boolean;
  /** True if the other player has blocked this one; never shown. */
  readonly shutOut: boolean;
}

/** Actions of one player on another. */
export const FRIEND_ACTIONS = ['ask', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'] as const;

export type FriendAction = (typeof FRIEND_ACTIONS)[number];

/** `nobody` treats the other as unknown, `blocked` needs an unblock first, and `nothing` has nothing to change. */
export type FriendActionProblem = 'nobody' | 'blocked' | 'nothing';

/** Relationship of two strangers. */
export const NO_RELATIONSHIP: Relationship = { friendship: 'none', blocked: false, shutOut: false };

const TURNED: Readonly<Record<Friendship, Friendship>> = {
  none: 'none',
  asked: 'asks',
  asks: 'asked',
  friends: 'friends',
};

/** Returns the relationship as the other player sees it. */
export function invertRelationship({ friendship, blocked, shutOut }: Relationship): Relationship {
  return { friendship: TURNED[friendship], blocked: shutOut, shutOut: blocked };
}

/** Next stage by action and current stage; a repeated action changes nothing. */
const NEXT: Readonly<Record<Exclude<FriendAction, 'block' | 'unblock'>, Partial<Record<Friendship, Friendship>>>> = {
  // A request to a player who has sent one accepts it.
  ask: { none: 'asked', asked: 'asked', asks: 'friends', friends: 'friends' },
  accept: { asks: 'friends', friends: 'friends' },
  decline: { asks: 'none' },
  withdraw: { asked: 'none' },
  remove: { friends: 'none' },
};

/**
 * Applies an action to a relationship, seen from its author. Limits and settings are checked elsewhere.
 * @rule 3.4 Two players are friends when both have agreed; two crossing requests are an agreement.
 * @rule 3.4 A block ends friendship and requests, and each of the two becomes invisible to the other.
 */
export function nextRelationship(pair: Relationship, deed: FriendAction): Result<Relationship, FriendActionProblem> {
  const { friendship, blocked, shutOut } = pair;
  if (deed === 'unblock') return blocked ? ok({ ...pair, blocked: false }) : err(shutOut ? 'nobody' : 'nothing');
  if (deed === 'block') {
    if (shutOut && !blocked) return err('nobody');
    return ok({ ...pair, friendship: 'none', blocked: true });
  }
  if (blocked) return err('blocked');
  if (shutOut) return err('nobody');
  const next = NEXT[deed][friendship];
  return next === undefined ? err('nothing') : ok({ ...pair, friendship: next });
}
