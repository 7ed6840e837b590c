import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import { chooseBuild } from './build-version';
import type { Game } from './game';

/** The path of a game's page, with `build` when it is to open another version than it opens by itself (spec 2 §2). */
export function gameAddress(game: Pick<Game, 'slug' | 'builds' | 'version'>, version?: string): string {
  const path = `/arcade/games/${game.slug}`;
  const asked = version !== undefined && version !== chooseBuild(game, undefined)?.version;
  return asked ? `${path}?build=${encodeURIComponent(version)}` : path;
}

const SHORT = new RegExp(`^/game/(?<slug>${SLUG_PATTERN})(?:/game)?/?$`);

/**
 * Where a short address of a game leads: `/game/{game}` and `/game/{game}/game` to the game's page, with the query; undefined for every other path.
 * `search` is the query with its question mark, or empty.
 * @rule 2.2.0 `/game/{game}` and `/game/{game}/game` redirect to the game's page, and keep their query.
 */
export function shortGameTarget(path: string, search: string): string | undefined {
  const { slug } = SHORT.exec(path)?.groups ?? {};
  if (slug === undefined || slug.length > SLUG_MAX) return undefined;
  return `/arcade/games/${slug}${search}`;
}
