/** Fewest characters of a user name. */
export const USERNAME_MIN = 3;

/** Most characters of a user name. */
export const USERNAME_MAX = 24;

/** Tells whether a user name is neither too short nor too long. */
export function hasUsernameLength(name: string): boolean {
  return name.length >= USERNAME_MIN && name.length <= USERNAME_MAX;
}

/** Tells whether a user name has nothing but letters, digits, `_` and `-`. */
export function hasUsernameCharacters(name: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(name);
}

/** Tells whether a text can be somebody's user name; a reserved one can, since the operator's own accounts may bear it. */
export function couldBeUsername(text: string): boolean {
  return hasUsernameLength(text) && hasUsernameCharacters(text);
}
