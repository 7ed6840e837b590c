import type { XrSignal } from '../bridge/bridge-event';

/**
 * Where a game's headset session stands; `visible`, `blurred` and `hidden` are running (spec 2 §4).
 * @rule 2.4.8 A headset session starts and ends, and is visible, hidden, or visible but blurred.
 */
export type XrPresence = 'idle' | 'visible' | 'blurred' | 'hidden' | 'ended';

/** No headset session has run yet. */
export const noXr: XrPresence = 'idle';

/** Whether a headset session runs, seen or not. */
export function isRunning(presence: XrPresence): boolean {
  return presence === 'visible' || presence === 'blurred' || presence === 'hidden';
}

/**
 * Follows the game's signals; without a running session only `start` counts, and a repetition changes nothing.
 * @rule 2.4.8 A game tells start, end, visible, hidden and visible-blurred of its headset session.
 */
export function nextXrPresence(presence: XrPresence, signal: XrSignal): XrPresence {
  if (signal === 'start') return 'visible';
  if (!isRunning(presence)) return presence;
  switch (signal) {
    case 'visible':
      return 'visible';
    case 'visible-blurred':
      return 'blurred';
    case 'hidden':
      return 'hidden';
    case 'end':
      return 'ended';
  }
}

/**
 * Tells whether the headset session keeps ads away.
 * @rule 1.4.14a Ads are hidden while a headset session runs in full view, from its start on.
 * @rule 1.4.14b Ads show again once the session has ended, or is hidden or blurred.
 */
export function adsHidden(presence: XrPresence): boolean {
  return presence === 'visible';
}
