/** Pattern of a slug within a longer pattern: lower-case words joined by hyphens. */
export const SLUG_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

/** Pattern of a slug. */
export const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** Maximum length of a slug. */
export const SLUG_MAX = 64;

/** True if a text is a slug of 1 to 64 characters. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && SLUG.test(text);
}

/** Parses a slug from an address; undefined for anything else. */
export function parseSlug(text: string | null): string | undefined {
  return text !== null && isSlug(text) ? text : undefined;
}
