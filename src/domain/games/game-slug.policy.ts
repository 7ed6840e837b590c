import { isReservedName } from '../shared/reserved-names';
import { isSlug } from '../shared/slug';
import { isDraftSlug } from './build-version';

/** Maximum length of a game's slug, in characters: a label of the host that serves the game (RFC 1035). */
export const GAME_SLUG_MAX = 63;

/**
 * True if a game may have this slug, which names its host below the games' host.
 * @rule 3.2 Reserved names cannot be game slugs.
 */
export function isGameSlug(text: string): boolean {
  return text.length <= GAME_SLUG_MAX && isSlug(text) && !isReservedName(text) && !isDraftSlug(text);
}
