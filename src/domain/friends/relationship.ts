import type { Relation } from '../account/privacy';
import type { UserSettings } from '../session/settings';
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
export const FRIEND_ACTIONS = ['request', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'] as const;

export type FriendAction = (typeof FRIEND_ACTIONS)[number];

/** `nobody` treats the other as unknown, `blocked` needs an unblock first, and `nothing` has nothing to change. */
export type FriendActionProblem = 'nobody' | 'blocked' | 'nothing';

/** Relationship of two strangers. */
export const NO_RELATIONSHIP: Relationship = { friendship: 'none', blocked: false, shutOut: false };

const INVERSE: Readonly<Record<Friendship, Friendship>> = {
  none: 'none',
  asked: 'asks',
  asks: 'asked',
  friends: 'friends',
};

/** Returns the relationship as the other player sees it. */
export function invertRelationship({ friendship, blocked, shutOut }: Relationship): Relationship {
  return { friendship: INVERSE[friendship], blocked: shutOut, shutOut: blocked };
}

/** Next stage by action and current stage; a repeated action changes nothing. */
const NEXT: Readonly<Record<Exclude<FriendAction, 'block' | 'unblock'>, Partial<Record<Friendship, Friendship>>>> = {
  // A request to a player who has sent one accepts it.
  request: { none: 'asked', asked: 'asked', asks: 'friends', friends: 'friends' },
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
export function nextRelationship(
  relationship: Relationship,
  action: FriendAction,
): Result<Relationship, FriendActionProblem> {
  const { friendship, blocked, shutOut } = relationship;
  if (action === 'unblock')
    return blocked ? ok({ ...relationship, blocked: false }) : err(shutOut ? 'nobody' : 'nothing');
  if (action === 'block') {
    if (shutOut && !blocked) return err('nobody');
    return ok({ ...relationship, friendship: 'none', blocked: true });
  }
  if (blocked) return err('blocked');
  if (shutOut) return err('nobody');
  const next = NEXT[action][friendship];
  return next === undefined ? err('nothing') : ok({ ...relationship, friendship: next });
}

/** Relationship as a profile shows it; `closed` is a stranger who accepts no request from the viewer. */
export const RELATIONSHIP_STATUSES = [...FRIENDSHIPS, 'closed'] as const;

export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/**
 * Returns the relationship that a profile shows; `open` is true if the profile's owner accepts requests from the
 * viewer.
 */
export function relationshipStatusOf(friendship: Friendship, open: boolean): RelationshipStatus {
  return friendship === 'none' && !open ? 'closed' : friendship;
}

/** The sender of a friend request: the relation to the receiver, and a friend in common. */
interface Requester {
  readonly relation: Relation;
  readonly friendInCommon: boolean;
}

/**
 * True if a player's settings accept a friend request from this sender. `friends` means friends of friends.
 * @rule 1.3.3 A setting allows friend requests from everybody, from friends of friends or from nobody.
 */
export function canSendFriendRequest({ community }: UserSettings, { relation, friendInCommon }: Requester): boolean {
  if (relation !== 'player' || community.friend_request === 'none') return false;
  return community.friend_request === 'all' || friendInCommon;
}
