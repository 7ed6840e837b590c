import { chooseBuild } from './build-choice';
import type { Game } from './game';

/** The path of a game's page, with `build` when it is to open another version than it opens by itself (spec 2 §2). */
export function gameAddress(game: Pick<Game, 'slug' | 'builds' | 'version'>, version?: string): string {
  const path = `/arcade/games/${game.slug}`;
  const asked = version !== undefined && version !== chooseBuild(game, undefined)?.version;
  return asked ? `${path}?build=${encodeURIComponent(version)}` : path;
}
