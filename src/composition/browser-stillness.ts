import { savesData } from '../adapters/browser/frugal-page';
import { alwaysStill } from '../adapters/detached/detached-adapters';
import type { Stillness } from '../application/system/stillness.port';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Returns the stillness setting for ad videos: still for reduced motion and for reduced data usage. */
export function browserStillness(wiring: Wiring): Stillness {
  return savesData(navigator) ? alwaysStill : wiring.get(tokens.stillness);
}
