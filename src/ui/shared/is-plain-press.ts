import type { MouseEvent } from 'react';

/** True for a primary click without modifier keys, which opens a link in the same tab. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
