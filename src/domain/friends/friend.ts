import type { Person } from '../account/profile';
import type { Presence } from './presence';

/** A friend, as the player's own list has them. */
export interface Friend extends Person {
  readonly presence: Presence;
  /** When both had agreed; ISO 8601. */
  readonly since: string;
}

/** Somebody who has asked, was asked or is blocked, and since when; ISO 8601. */
export interface Acquaintance extends Person {
  readonly since: string;
}

/** Everybody around a player. */
export interface FriendLists {
  readonly friends: readonly Friend[];
  /** Who asks the player, the newest first. */
  readonly incoming: readonly Acquaintance[];
  /** Whom the player has asked, the newest first. */
  readonly outgoing: readonly Acquaintance[];
  /** Whom the player has blocked, the newest first. */
  readonly blocked: readonly Acquaintance[];
}

const rank = ({ presence }: Friend): number => (presence.playing !== undefined ? 0 : presence.online ? 1 : 2);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Friends in the order in which they are shown: who plays, who is there, then everybody else, each by name.
 * @rule 3.4 Friends who play now stand first, then those who are there.
 */
export function inFriendOrder(friends: readonly Friend[]): readonly Friend[] {
  const key = ({ username }: Friend): string => username.toLowerCase();
  return [...friends].sort((one, other) => rank(one) - rank(other) || compare(key(one), key(other)));
}

/** The friends after one of them has come, gone, or begun or ended a play; nobody else is touched. */
export function withPresence(friends: readonly Friend[], username: string, presence: Presence): readonly Friend[] {
  return friends.map((friend) => (friend.username === username ? { ...friend, presence } : friend));
}
