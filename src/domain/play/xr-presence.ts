import type { XrSignal } from '../bridge/bridge-event';

/**
 * State of a game's headset session; `visible`, `blurred` and `hidden` are running (spec 2 §4).
 * @rule 2.4.8 A headset session starts and ends, and is visible, hidden, or visible but blurred.
 */
export type XrPresence = 'idle' | 'visible' | 'blurred' | 'hidden' | 'ended';

/** State before any headset session. */
export const noXr: XrPresence = 'idle';

/** True if a headset session is running, in any visibility. */
export function isRunning(presence: XrPresence): boolean {
  return presence === 'visible' || presence === 'blurred' || presence === 'hidden';
}

/**
 * Returns the state after a signal of the game. Without a running session only `start` counts; repetitions change
 * nothing.
 * @rule 2.4.8 A game reports start, end, visible, hidden and visible-blurred of its headset session.
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
 * True if the headset session suppresses ads.
 * @rule 1.4.14a Ads are hidden while a headset session is fully visible, from its start on.
 * @rule 1.4.14b Ads return once the session has ended, or is hidden or blurred.
 */
export function adsHidden(presence: XrPresence): boolean {
  return presence === 'visible';
}
