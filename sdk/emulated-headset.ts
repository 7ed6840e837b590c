import { EMULATED_HEADSET, HEADSET_PARAMETER } from '../src/domain/bridge/game-parameters';

const FILE = 'emulated-headset.js';

/** Whether the page has the emulated headset, which the games host inserts by itself. */
export const hasEmulatedHeadset = ({ scripts }: Document): boolean =>
  [...scripts].some(({ src }) => src.endsWith(FILE));

/**
 * Loads the emulated headset from beside the SDK's running script and ahead of every later script, when a page outside the portal asks for
 * it in its address (`?holocade_headset=emulated`).
 */
export function loadEmulatedHeadset(own: Window, running: Document['currentScript']): void {
  const isWanted = new URLSearchParams(own.location.search).get(HEADSET_PARAMETER) === EMULATED_HEADSET;
  if (!isWanted || own.parent !== own || !(running instanceof HTMLScriptElement)) return;
  if (hasEmulatedHeadset(own.document)) return;
  // Only a script that the parser waits for comes before the page's own.
  own.document.write(`<script src="${new URL(FILE, running.src).href}"></script>`);
}
