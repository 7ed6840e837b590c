import type { MouseEvent } from 'react';

/** Whether a link was pressed to be followed right here, and not to be opened elsewhere or kept. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
