import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import { chooseBuild } from './build-version';
import type { Game } from './game';

/** Returns the path of a game's page, with `build` only for a version other than the default (spec 2 §2). */
export function gameAddress(game: Pick<Game, 'slug' | 'builds' | 'version'>, version?: string): string {
  const path = `/arcade/games/${game.slug}`;
  const isOther = version !== undefined && version !== chooseBuild(game, undefined)?.version;
  return isOther ? `${path}?build=${encodeURIComponent(version)}` : path;
}

const PAGE = new RegExp(`^/arcade/games/(?<slug>${SLUG_PATTERN})/?(?:\\?.*)?$`);

/** Returns the game of a game page's address (path and query); undefined for other pages. */
export function gameOfPage(address: string): string | undefined {
  const { slug } = PAGE.exec(address)?.groups ?? {};
  return slug === undefined || slug.length > SLUG_MAX ? undefined : slug;
}

const SHORT = new RegExp(`^/game/(?<slug>${SLUG_PATTERN})(?:/game)?/?$`);

/**
 * Returns the redirect target of `/game/{game}` and `/game/{game}/game`; undefined for other paths. `search` starts
 * with a question mark, or is empty.
 * @rule 2.2.0 `/game/{game}` and `/game/{game}/game` redirect to the game's page and keep their query.
 */
export function shortGameTarget(path: string, search: string): string | undefined {
  const { slug } = SHORT.exec(path)?.groups ?? {};
  if (slug === undefined || slug.length > SLUG_MAX) return undefined;
  return `/arcade/games/${slug}${search}`;
}
