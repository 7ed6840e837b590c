import { parsePhone } from '../account/phone-policy';
import { EMAIL_MAX, emailKey, isEmail } from '../auth/email-policy';

/** What only some know of a player: an e-mail address, or a phone number in the form of E.164. */
export type FriendAddress =
  { readonly kind: 'email'; readonly email: string } | { readonly kind: 'phone'; readonly phone: string };

/** By what somebody is asked for friendship: the user name that everybody sees, or an address. */
export type FriendContact = { readonly kind: 'username'; readonly username: string } | FriendAddress;

/**
 * What was typed to ask somebody; undefined when it can be none of them.
 * @rule 3.4 A player is asked by user name, or by the e-mail address or phone number that the player lets others search by.
 */
export function friendContact(typed: string): FriendContact | undefined {
  const text = typed.trim();
  if (text === '' || text.length > EMAIL_MAX) return undefined;
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', email: text } : undefined;
  // No name begins with a plus sign, but one may be all digits.
  if (!text.startsWith('+')) return { kind: 'username', username: text };
  const phone = parsePhone(text);
  return phone.ok && phone.value !== undefined ? { kind: 'phone', phone: phone.value } : undefined;
}

/** The same for each way in which one address is written. */
export const friendAddressKey = (address: FriendAddress): string =>
  address.kind === 'email' ? emailKey(address.email) : address.phone;
