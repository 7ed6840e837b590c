import { isReservedName, reservedNames } from '../shared/reserved-names';
import { hasUsernameCharacters, hasUsernameLength } from './username-shape';

/** What is read as another letter at a glance; i, l and 1 look alike in many fonts, above all as capitals. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** The same for all names that a person may take for each other. */
const drawn = (name: string): string =>
  [...name.toLowerCase()].map((sign) => (/[_-]/.test(sign) ? '' : (READ_AS[sign] ?? sign))).join('');

const reserved = new Set([...reservedNames].map(drawn));

/** Tells whether a name is read as a reserved one at a glance, such as `adm1n`, `_support_` and `HoIocade`, so that nobody passes for the operator. */
export const resemblesReservedName = (name: string): boolean => isReservedName(name) || reserved.has(drawn(name));

export type UsernameProblem = 'length' | 'characters' | 'reserved';

/**
 * Tells why a user name cannot be had: 3 to 24 of letters, digits, `_` and `-`, and neither reserved nor read as a reserved one (decisions §9).
 * @rule 3.9 User names are 3 to 24 letters, digits, underscores and hyphens.
 * @rule 3.2 Reserved names can be no user name.
 */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (!hasUsernameLength(name)) return 'length';
  if (!hasUsernameCharacters(name)) return 'characters';
  return resemblesReservedName(name) ? 'reserved' : undefined;
}

/**
 * Two user names with the same key are the same name.
 * @rule 3.9 User names are unique without regard to case.
 */
export function usernameKey(name: string): string {
  return name.toLowerCase();
}
