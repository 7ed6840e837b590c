import { isReservedName } from '../shared/reserved-names';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 24;

export type UsernameProblem = 'length' | 'characters' | 'reserved';

/** Tells why a user name cannot be had: 3 to 24 of letters, digits, `_` and `-`, and not reserved (decisions §9). */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX) return 'length';
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'characters';
  return isReservedName(name) ? 'reserved' : undefined;
}

/** Two user names with the same key are the same name. */
export function usernameKey(name: string): string {
  return name.toLowerCase();
}
