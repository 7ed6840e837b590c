import type { Person } from '../account/profile';
import type { Presence } from './presence';

/** A friend in the player's own list. */
export interface Friend extends Person {
  readonly presence: Presence;
  /** Time at which both had agreed; ISO 8601. */
  readonly since: string;
}

/** A sender or receiver of a request, or a blocked player, with the time of the change; ISO 8601. */
export interface Acquaintance extends Person {
  readonly since: string;
}

/** Friends, requests and blocks of a player. */
export interface FriendLists {
  readonly friends: readonly Friend[];
  /** Senders of requests to the player, newest first. */
  readonly incoming: readonly Acquaintance[];
  /** Receivers of the player's requests, newest first. */
  readonly outgoing: readonly Acquaintance[];
  /** Players whom the player has blocked, newest first. */
  readonly blocked: readonly Acquaintance[];
}

const rank = ({ presence }: Friend): number => (presence.playing !== undefined ? 0 : presence.online ? 1 : 2);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Sorts friends for display: playing, online, then the rest, each group by name.
 * @rule 3.4 Friends who play now come first, then friends who are online.
 */
export function inFriendOrder(friends: readonly Friend[]): readonly Friend[] {
  const key = ({ username }: Friend): string => username.toLowerCase();
  return [...friends].sort((one, other) => rank(one) - rank(other) || compare(key(one), key(other)));
}

/** Returns the friends after a change of one friend's presence. */
export function withPresence(friends: readonly Friend[], username: string, presence: Presence): readonly Friend[] {
  return friends.map((friend) => (friend.username === username ? { ...friend, presence } : friend));
}
