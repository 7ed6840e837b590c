import type { Friendship, Relationship } from './relationship';

/**
 * Maximum number of friends of a player.
 * @rule 3.4 A player has up to 250 friends.
 */
export const FRIENDS_MAX = 250;

/**
 * Maximum number of unanswered requests of a player.
 * @rule 3.4 Up to 50 friend requests of a player are open at once.
 */
export const OPEN_REQUESTS_MAX = 50;

/**
 * Maximum number of new requests of a player within a day.
 * @rule 3.4 A player sends up to 30 friend requests a day.
 */
export const REQUESTS_A_DAY = 30;

/**
 * Maximum number of requests to the same player within 30 days, answered or not.
 * @rule 3.4 A player sends the same player at most three requests in 30 days.
 */
export const REQUESTS_TO_ONE = 3;

/**
 * Maximum number of requests by email address or phone number within a day; unknown addresses count too.
 * @rule 3.4 A player tries up to 10 addresses and numbers in a day.
 */
export const ADDRESS_REQUESTS_A_DAY = 10;

/** Maximum number of players whom one player blocks. */
export const BLOCKED_MAX = 500;

/**
 * Numbers of a player's friends, requests and blocks before an addition; `others` counts the other player's friends.
 */
export interface FriendCounts {
  readonly friends: number;
  readonly others: number;
  readonly open: number;
  readonly blocked: number;
}

export type LimitProblem = 'too-many-friends' | 'too-many-of-other' | 'too-many-requests' | 'too-many-blocked';

/** Addition to a player's lists that a limit applies to. */
export type LimitedAddition = 'friend' | 'request' | 'block';

/**
 * Returns the addition that a change of a relationship makes, seen from its author; undefined if no limit applies.
 * @rule 3.4 Limits apply to new friendships, new requests and new blocks; every other friend action is always possible.
 */
export function limitedAddition(before: Relationship, after: Relationship): LimitedAddition | undefined {
  const became = (stage: Friendship) => after.friendship === stage && before.friendship !== stage;
  if (became('friends')) return 'friend';
  if (became('asked')) return 'request';
  return after.blocked && !before.blocked ? 'block' : undefined;
}

/**
 * Returns the limit that an addition would exceed; undefined if it fits.
 * @rule 3.4 A friendship needs room on both sides; a request or a block needs room on the side of its author.
 */
export function limitProblem(added: LimitedAddition, counts: FriendCounts): LimitProblem | undefined {
  switch (added) {
    case 'friend':
      if (counts.friends >= FRIENDS_MAX) return 'too-many-friends';
      return counts.others >= FRIENDS_MAX ? 'too-many-of-other' : undefined;
    case 'request':
      if (counts.friends >= FRIENDS_MAX) return 'too-many-friends';
      return counts.open >= OPEN_REQUESTS_MAX ? 'too-many-requests' : undefined;
    case 'block':
      return counts.blocked >= BLOCKED_MAX ? 'too-many-blocked' : undefined;
  }
}
