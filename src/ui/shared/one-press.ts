import type { KeyboardEvent, MouseEvent } from 'react';

/** Maximum time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP_TIME = 400;

/** Maximum distance between the taps of a double tap, in pixels. */
const DOUBLE_TAP_DISTANCE = 32;

interface Tap {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** The latest tap on a guarded control in each document. */
const taps = new WeakMap<Document, Tap>();

/** True if the event is the second press of a double click or double tap. */
function isSecondPress({ detail, clientX: x, clientY: y, timeStamp: time, currentTarget, nativeEvent }: MouseEvent) {
  if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return detail > 1;
  // Phones count every tap as one.
  const last = taps.get(currentTarget.ownerDocument);
  taps.set(currentTarget.ownerDocument, { time, x, y });
  return (
    detail > 1 ||
    (last !== undefined &&
      time - last.time < DOUBLE_TAP_TIME &&
      Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_DISTANCE)
  );
}

/**
 * Returns the handlers of a button that acts once for a double click, a double tap or a held Enter key. The second press
 * has no effect even if another control has moved under the pointer meanwhile.
 */
export const onePress = (run?: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (isSecondPress(event)) event.preventDefault();
    else run?.();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
});
