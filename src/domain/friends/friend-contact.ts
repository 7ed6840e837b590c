import { parsePhone } from '../account/phone-policy';
import { EMAIL_MAX, emailKey, isEmail } from '../auth/email-policy';

/** Contact data of a player that is not public: an email address, or a phone number in E.164 form. */
export type FriendAddress =
  { readonly kind: 'email'; readonly email: string } | { readonly kind: 'phone'; readonly phone: string };

/** Receiver of a friend request: a public user name, or an address. */
export type FriendContact = { readonly kind: 'username'; readonly username: string } | FriendAddress;

/**
 * Parses the receiver that a player typed; undefined if the text is neither a name nor an address.
 * @rule 3.4 A friend request names a user name, or an email address or phone number by which the receiver can be found.
 */
export function friendContact(typed: string): FriendContact | undefined {
  const text = typed.trim();
  if (text === '' || text.length > EMAIL_MAX) return undefined;
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', email: text } : undefined;
  // A user name never starts with a plus sign, but can consist of digits.
  if (!text.startsWith('+')) return { kind: 'username', username: text };
  const phone = parsePhone(text);
  return phone.ok && phone.value !== undefined ? { kind: 'phone', phone: phone.value } : undefined;
}

/** Returns the same key for every spelling of one address. */
export const friendAddressKey = (address: FriendAddress): string =>
  address.kind === 'email' ? emailKey(address.email) : address.phone;
