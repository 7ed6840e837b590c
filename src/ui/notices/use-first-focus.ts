import type { RefCallback } from 'react';
import { useCallback } from 'react';

/** Focuses an element when its modal opens, and again after a modal below has released the focus. */
export function useFirstFocus<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((element: T | null) => {
    if (element === null) return;
    element.focus();
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (element.isConnected) element.focus();
      });
    });
  }, []);
}
