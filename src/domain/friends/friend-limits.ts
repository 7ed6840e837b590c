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

/**
 * Returns the limit that an addition would exceed; undefined if it fits.
 * @rule 3.4 A friendship needs room on both sides; a request or a block needs room on the side of its author.
 */
export function limitProblem(added: 'friend' | 'request' | 'block', counts: FriendCounts): LimitProblem | undefined {
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
