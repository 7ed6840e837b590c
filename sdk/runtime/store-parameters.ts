import {
  EMULATED_HEADSET,
  HEADSET_PARAMETER,
  ORIGIN_PARAMETER,
  PARAMETERS_KEY,
  headsetScript,
} from '../../src/domain/bridge/game-parameters';
import { hasEmulatedHeadset } from '../emulated-headset';
import { insertScript } from '../page/insert-script';
import { portalParameters } from '../page/portal-parameters';
import type { GameWindow } from './game-window';

/**
 * Stores the query parameters of the game's first page for its other pages and frames. Returns true if the headset is emulated. Loads the
 * emulated headset before the page's own scripts if the games host has not inserted it, as in later pages.
 */
export function storeParameters(own: GameWindow, running: HTMLScriptElement): boolean {
  const parameters = portalParameters(own);
  const store = () => {
    try {
      if (parameters.has(ORIGIN_PARAMETER)) own.sessionStorage.setItem(PARAMETERS_KEY, `?${parameters.toString()}`);
    } catch {
      // With blocked storage, only the first page has the parameters.
    }
  };
  store();
  // A game may clear its storage.
  own.addEventListener('pagehide', store);
  const isEmulated = parameters.get(HEADSET_PARAMETER) === EMULATED_HEADSET;
  if (isEmulated && !hasEmulatedHeadset(own.document)) void insertScript(running, headsetScript).catch(() => undefined);
  return isEmulated;
}
