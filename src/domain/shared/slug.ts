/** The form of every slug as part of a longer pattern: lower-case words joined by hyphens. */
export const SLUG_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

/** The form of every slug. */
export const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** Most characters of a slug. */
export const SLUG_MAX = 64;

/** Tells whether a text can stand in an address as a slug: 1 to 64 characters. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && SLUG.test(text);
}

/** Reads a slug out of an address; what cannot be one is left out. */
export function parseSlug(text: string | null): string | undefined {
  return text !== null && isSlug(text) ? text : undefined;
}
