/**
 * Returns the first segment of a path, which the side navigation marks as active; undefined on the home page (spec 1
 * §2).
 * @rule 1.2.1 The active section is the first path segment.
 */
export function activeSection(path: string): string | undefined {
  return /^\/([^/?#]+)/.exec(path)?.[1];
}
