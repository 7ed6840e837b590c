/** The form of every slug: lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const SLUG_MAX = 64;

/** Tells whether a text can stand in an address as a slug: 1 to 64 characters. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && SLUG.test(text);
}
