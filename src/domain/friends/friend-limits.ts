/**
 * Most friends of a player.
 * @rule 3.4 A player has up to 250 friends.
 */
export const FRIENDS_MAX = 250;

/**
 * Most requests of a player that wait for an answer at once.
 * @rule 3.4 Up to 50 friend requests of a player are open at once.
 */
export const OPEN_REQUESTS_MAX = 50;

/**
 * Most new requests of a player within a day.
 * @rule 3.4 A player asks up to 30 others in a day.
 */
export const REQUESTS_A_DAY = 30;

/**
 * How often a player may ask the same other one within 30 days, whatever the answers were.
 * @rule 3.4 Nobody is asked more than three times in 30 days by the same player.
 */
export const REQUESTS_TO_ONE = 3;

/**
 * Most requests by an e-mail address or a phone number within a day, whether it is anybody's or not.
 * @rule 3.4 A player tries up to 10 addresses and numbers in a day.
 */
export const ADDRESS_REQUESTS_A_DAY = 10;

/** Most players whom one has blocked at once. */
export const BLOCKED_MAX = 500;

/** How much of everything a player has when something is to be added; `others`: how many friends the other one has. */
export interface FriendCounts {
  readonly friends: number;
  readonly others: number;
  readonly open: number;
  readonly blocked: number;
}

export type LimitProblem = 'too-many-friends' | 'too-many-of-other' | 'too-many-requests' | 'too-many-blocked';

/**
 * Tells which limit something that is new would exceed.
 * @rule 3.4 A friendship needs room on both sides, a request and a block on that of who asks or blocks.
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
