import type { XrSignal } from '../bridge/xr-signal';

/** Where a game's headset session stands; `visible`, `blurred` and `hidden` are running (spec 2 §4). */
export type XrPresence = 'idle' | 'visible' | 'blurred' | 'hidden' | 'ended';

export const noXr: XrPresence = 'idle';

/** Whether a headset session runs, seen or not. */
export function isRunning(presence: XrPresence): boolean {
  return presence === 'visible' || presence === 'blurred' || presence === 'hidden';
}

/** Follows the game's signals; without a running session only `start` counts, and a repetition changes nothing. */
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

/** Ads hide only while the session is in full view; blurred, hidden and ended show them again (spec 1 §4). */
export function adsHidden(presence: XrPresence): boolean {
  return presence === 'visible';
}
