import {
  EMULATED_HEADSET,
  HEADSET_PARAMETER,
  ORIGIN_PARAMETER,
  PARAMETERS_KEY,
} from '../../src/domain/bridge/game-parameters';
import { headsetScript } from '../../src/domain/bridge/runtime-parameters';
import { insertScript } from '../page/insert-script';
import { portalParameters } from '../page/portal-parameters';
import type { GameWindow } from './game-window';

/**
 * Remembers the query parameters of the game's first page for its other pages and frames. Returns whether the headset is emulated, and then loads
 * it into each of them before their own scripts, as the games host does in the first page.
 */
export function keepParameters(own: GameWindow, running: HTMLScriptElement): boolean {
  const { search } = own.location;
  const here = new URLSearchParams(search);
  try {
    if (here.has(ORIGIN_PARAMETER)) own.sessionStorage.setItem(PARAMETERS_KEY, search);
  } catch {
    // A browser that blocks storage has them in the first page only.
  }
  const isEmulated = portalParameters(own).get(HEADSET_PARAMETER) === EMULATED_HEADSET;
  if (isEmulated && !here.has(HEADSET_PARAMETER)) void insertScript(running, headsetScript).catch(() => undefined);
  return isEmulated;
}
