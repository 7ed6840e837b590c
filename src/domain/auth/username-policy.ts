import { looksReserved } from './look-alike';

/** Fewest characters of a user name. */
export const USERNAME_MIN = 3;

/** Most characters of a user name. */
export const USERNAME_MAX = 24;

export type UsernameProblem = 'length' | 'characters' | 'reserved';

/**
 * Tells why a user name cannot be had: 3 to 24 of letters, digits, `_` and `-`, and neither reserved nor read as a reserved one (decisions §9).
 * @rule 3.9 User names are 3 to 24 letters, digits, underscores and hyphens.
 * @rule 3.2 Reserved names can be no user name.
 */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX) return 'length';
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'characters';
  return looksReserved(name) ? 'reserved' : undefined;
}

/** Tells whether a text can be somebody's user name; a reserved one can, since the operator's own accounts may bear it. */
export function mayBeUsername(text: string): boolean {
  const problem = usernameProblem(text);
  return problem === undefined || problem === 'reserved';
}

/**
 * Two user names with the same key are the same name.
 * @rule 3.9 User names are unique without regard to case.
 */
export function usernameKey(name: string): string {
  return name.toLowerCase();
}
