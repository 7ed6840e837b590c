import {
  EMULATED_HEADSET,
  HEADSET_PARAMETER,
  ORIGIN_PARAMETER,
  PARAMETERS_KEY,
} from '../../src/domain/bridge/game-parameters';
import { headsetScript } from '../../src/domain/bridge/runtime-parameters';
import { hasEmulatedHeadset } from '../emulated-headset';
import { insertScript } from '../page/insert-script';
import { portalParameters } from '../page/portal-parameters';
import type { GameWindow } from './game-window';

/**
 * Remembers the query parameters of the game's first page for its other pages and frames. Returns whether the headset is emulated, and then loads
 * it before the page's own scripts where the games host has not inserted it: in those other pages, and in one from a service worker's cache.
 */
export function storeParameters(own: GameWindow, running: HTMLScriptElement): boolean {
  const { search } = own.location;
  try {
    if (new URLSearchParams(search).has(ORIGIN_PARAMETER)) own.sessionStorage.setItem(PARAMETERS_KEY, search);
  } catch {
    // A browser that blocks storage has them in the first page only.
  }
  const isEmulated = portalParameters(own).get(HEADSET_PARAMETER) === EMULATED_HEADSET;
  if (isEmulated && !hasEmulatedHeadset(own.document)) void insertScript(running, headsetScript).catch(() => undefined);
  return isEmulated;
}
