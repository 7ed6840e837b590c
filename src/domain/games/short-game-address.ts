import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';

const SHORT = new RegExp(`^/game/(?<slug>${SLUG_PATTERN})(?<inside>/game)?/?$`);

/**
 * Where a short address of a game leads: `/game/{game}` and `/game/{game}/game` to the game's page; undefined for every other path.
 * `search` is the query with its question mark, or empty.
 * @rule 2.2.0 `/game/{game}` redirects to the game's page, and `/game/{game}/game` does with its query.
 */
export function shortGameTarget(path: string, search: string): string | undefined {
  const { slug, inside } = SHORT.exec(path)?.groups ?? {};
  if (slug === undefined || slug.length > SLUG_MAX) return undefined;
  return `/arcade/games/${slug}${inside === undefined ? '' : search}`;
}
