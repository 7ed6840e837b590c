import { EMULATED_HEADSET, gameParameters } from '../../src/domain/bridge/game-parameters';
import { headsetScript } from '../../src/domain/bridge/runtime-parameters';
import { insertScript } from '../page/insert-script';
import type { GameWindow } from './game-window';

const KEY = gameParameters.headset;

/**
 * Returns whether the game has the emulated headset. The address of its first page says so, and the tab remembers it for the game's other pages
 * and frames, into which this loads the headset before their own scripts.
 */
export function keepHeadset(own: GameWindow, running: HTMLScriptElement): boolean {
  const parameters = new URLSearchParams(own.location.search);
  const isAsked = parameters.get(gameParameters.headset) === EMULATED_HEADSET;
  const isFirst = parameters.has(gameParameters.game);
  try {
    const memory = own.sessionStorage;
    if (isFirst && isAsked) memory.setItem(KEY, EMULATED_HEADSET);
    else if (isFirst) memory.removeItem(KEY);
    else if (!isAsked && memory.getItem(KEY) === EMULATED_HEADSET) {
      void insertScript(running, headsetScript).catch(() => undefined);
      return true;
    }
  } catch {
    // A browser that blocks storage has the headset in the first page only.
  }
  return isAsked;
}
