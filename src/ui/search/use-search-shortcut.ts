import type { RefObject } from 'react';
import { useEffect } from 'react';

const WRITTEN_IN = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/* What holds the focus until it is closed. */
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Puts the focus into the search on `/`, from anywhere outside of a text field and of what is modal (spec 1 §2). */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(`${WRITTEN_IN}, ${MODAL}`) !== null) return;
      // The slash itself is not searched for.
      event.preventDefault();
      input.current?.focus();
    };
    page?.addEventListener('keydown', pressed);
    return () => {
      page?.removeEventListener('keydown', pressed);
    };
  }, [input]);
}
