import { EMAIL_MAX, isEmail } from '../auth/email-policy';

/** By what somebody is asked for friendship: the user name that everybody sees, or an e-mail address that only some know. */
export type FriendContact =
  { readonly kind: 'username'; readonly username: string } | { readonly kind: 'email'; readonly email: string };

/**
 * What was typed to ask somebody; undefined when it can be none of them.
 * @rule 3.4 A player is asked by user name, or by the e-mail address that the player lets others search by.
 */
export function friendContact(typed: string): FriendContact | undefined {
  const text = typed.trim();
  if (text === '' || text.length > EMAIL_MAX) return undefined;
  if (!text.includes('@')) return { kind: 'username', username: text };
  return isEmail(text) ? { kind: 'email', email: text } : undefined;
}
