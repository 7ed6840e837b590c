import { EMULATED_HEADSET, HEADSET_PARAMETER } from '../src/domain/bridge/game-parameters';

const FILE = 'emulated-headset.js';

/** True if the page contains the emulated headset, which the games host inserts. */
export const hasEmulatedHeadset = ({ scripts }: Document): boolean =>
  [...scripts].some(({ src }) => src.endsWith(FILE));

/**
 * Loads the emulated headset from the directory of the running SDK script, before every later script. Applies outside the portal, to
 * pages with `?holocade_headset=emulated` in their address.
 */
export function loadEmulatedHeadset(own: Window, running: Document['currentScript']): void {
  const isWanted = new URLSearchParams(own.location.search).get(HEADSET_PARAMETER) === EMULATED_HEADSET;
  if (!isWanted || own.parent !== own || !(running instanceof HTMLScriptElement)) return;
  if (hasEmulatedHeadset(own.document)) return;
  // Only a parser-blocking script runs before the page's own scripts.
  own.document.write(`<script src="${new URL(FILE, running.src).href}"></script>`);
}
