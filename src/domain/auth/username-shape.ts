/** Minimum length of a username, in characters. */
export const USERNAME_MIN = 3;

/** Maximum length of a username, in characters. */
export const USERNAME_MAX = 24;

/** True if a username has an allowed length. */
export function hasUsernameLength(name: string): boolean {
  return name.length >= USERNAME_MIN && name.length <= USERNAME_MAX;
}

/** True if a username has only letters, digits, `_` and `-`. */
export function hasUsernameCharacters(name: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(name);
}

/** True if a text has the form of a username. Includes reserved names, which the operator's accounts may have. */
export function couldBeUsername(text: string): boolean {
  return hasUsernameLength(text) && hasUsernameCharacters(text);
}
