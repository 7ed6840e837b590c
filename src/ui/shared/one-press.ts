import type { KeyboardEvent, MouseEvent } from 'react';

/** Time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/** Time of the latest tap on a guarded control in each document. */
const taps = new WeakMap<Document, number>();

/** True if the event is the second press of a double click or double tap. */
function isSecondPress({ detail, timeStamp, currentTarget, nativeEvent }: MouseEvent): boolean {
  if ((nativeEvent as Partial<PointerEvent>).pointerType !== 'touch') return detail > 1;
  // Phones count every tap as one.
  const { ownerDocument } = currentTarget;
  const last = taps.get(ownerDocument) ?? -DOUBLE_TAP;
  taps.set(ownerDocument, timeStamp);
  return timeStamp - last < DOUBLE_TAP;
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
