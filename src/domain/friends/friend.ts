import { parsePhone } from '../account/own-profile';
import type { Person } from '../account/profile';
import { EMAIL_MAX, emailKey, isEmail } from '../auth/email-policy';
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

/** Contact data of a player that is not public: an email address, or a phone number in E.164 form. */
export type FriendAddress =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** Receiver of a friend request: a public username, or an address. */
type FriendContact = { readonly kind: 'username'; readonly username: string } | FriendAddress;

/**
 * Parses the receiver that a player typed; undefined if the text is neither a name nor an address.
 * @rule 3.4 A friend request names a username, or an email address or phone number by which the receiver can be found.
 */
export function friendContact(typed: string): FriendContact | undefined {
  const text = typed.trim();
  if (text === '' || text.length > EMAIL_MAX) return undefined;
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', email: text } : undefined;
  // A username never starts with a plus sign, but can consist of digits.
  if (!text.startsWith('+')) return { kind: 'username', username: text };
  const phone = parsePhone(text);
  return phone.ok && phone.value !== undefined ? { kind: 'phone', phone: phone.value } : undefined;
}

/** Returns the same key for every spelling of one address. */
export const friendAddressKey = (address: FriendAddress): string =>
  address.kind === 'email' ? emailKey(address.email) : address.phone;
