import { isReservedName } from '../shared/reserved-names';
import { isSlug } from '../shared/slug';
import { isDraftSlug } from './build-version';

/** Most characters of a game's slug: it is a label of the host that serves the game (RFC 1035). */
export const GAME_SLUG_MAX = 63;

/**
 * Tells whether a game may have this slug: it names a host of its own below the games' host.
 * @rule 3.2 Reserved names can be no game slug.
 */
export function isGameSlug(text: string): boolean {
  return text.length <= GAME_SLUG_MAX && isSlug(text) && !isReservedName(text) && !isDraftSlug(text);
}
