import { savesData } from '../adapters/browser/frugal-page';
import { alwaysStill } from '../adapters/detached/always-still';
import type { Stillness } from '../application/system/stillness.port';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Whether films of ads stand still in a tab: where nothing may move, and where little is to be fetched. */
export function browserStillness(wiring: Wiring): Stillness {
  return savesData(navigator) ? alwaysStill : wiring.get(tokens.stillness);
}
