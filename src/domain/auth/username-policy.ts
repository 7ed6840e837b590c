import { resemblesReservedName } from './resembles-reserved-name';
import { hasUsernameCharacters, hasUsernameLength } from './username-shape';

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
