import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** How far two players are on the way to friendship, as one of them sees it: `asked` by oneself, `asks` the other one. */
export const FRIENDSHIPS = ['none', 'asked', 'asks', 'friends'] as const;

export type Friendship = (typeof FRIENDSHIPS)[number];

/** What stands between two players, as one of them sees it. */
export interface Relationship {
  readonly friendship: Friendship;
  /** Oneself has blocked the other. */
  readonly blocked: boolean;
  /** The other has blocked oneself, which nobody is told. */
  readonly shutOut: boolean;
}

/** What one player does towards another. */
export const FRIEND_ACTIONS = ['ask', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'] as const;

export type FriendAction = (typeof FRIEND_ACTIONS)[number];

/** `nobody`: as if there were no such player; `blocked`: oneself has blocked the other; `nothing`: there is nothing that it could be done to. */
export type FriendActionProblem = 'nobody' | 'blocked' | 'nothing';

/** Two players whom nothing joins. */
export const NO_RELATIONSHIP: Relationship = { friendship: 'none', blocked: false, shutOut: false };

const TURNED: Readonly<Record<Friendship, Friendship>> = {
  none: 'none',
  asked: 'asks',
  asks: 'asked',
  friends: 'friends',
};

/** The same as the other one sees it. */
export function invertRelationship({ friendship, blocked, shutOut }: Relationship): Relationship {
  return { friendship: TURNED[friendship], blocked: shutOut, shutOut: blocked };
}

/** What can be done at each stage, and what comes of it; the same again changes nothing. */
const NEXT: Readonly<Record<Exclude<FriendAction, 'block' | 'unblock'>, Partial<Record<Friendship, Friendship>>>> = {
  // Who asks the one who asks already says yes.
  ask: { none: 'asked', asked: 'asked', asks: 'friends', friends: 'friends' },
  accept: { asks: 'friends', friends: 'friends' },
  decline: { asks: 'none' },
  withdraw: { asked: 'none' },
  remove: { friends: 'none' },
};

/**
 * What a player's deed makes of a pair, seen by the one who does it. Limits and settings are asked elsewhere.
 * @rule 3.4 Friends are two who have both agreed; two requests crosswise are an agreement.
 * @rule 3.4 A block ends friendship and requests, and who is blocked is to the blocker, and the blocker to them, as if there were nobody.
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
