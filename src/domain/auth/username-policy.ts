import { isReservedName, reservedNames } from '../shared/reserved-names';
import { hasUsernameCharacters, hasUsernameLength } from './username-shape';

/** Characters that look like another letter; i, l and 1 are alike in many fonts, above all as capitals. */
const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Returns the same text for names that look alike. */
const lookalikeKey = (name: string): string =>
  [...name.toLowerCase()].map((sign) => (/[_-]/.test(sign) ? '' : (LOOKALIKES[sign] ?? sign))).join('');

const reserved = new Set([...reservedNames].map(lookalikeKey));

/**
 * True if a name looks like a reserved one, such as `adm1n`, `_support_` or `HoIocade`. Prevents impersonation of the
 * operator.
 */
export const resemblesReservedName = (name: string): boolean =>
  isReservedName(name) || reserved.has(lookalikeKey(name));

export type UsernameProblem = 'length' | 'characters' | 'reserved';

/**
 * Returns the reason to refuse a username: 3 to 24 letters, digits, `_` and `-`, unlike every reserved name (decisions
 * §9).
 * @rule 3.9 Usernames are 3 to 24 letters, digits, underscores and hyphens.
 * @rule 3.2 Reserved names cannot be usernames.
 */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (!hasUsernameLength(name)) return 'length';
  if (!hasUsernameCharacters(name)) return 'characters';
  return resemblesReservedName(name) ? 'reserved' : undefined;
}

/**
 * Returns the same key for usernames that differ only in letter case.
 * @rule 3.9 Usernames are unique without regard to case.
 */
export function usernameKey(name: string): string {
  return name.toLowerCase();
}
