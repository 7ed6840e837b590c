import type { RefCallback } from 'react';
import { useCallback } from 'react';

/** Focuses an element when it appears, and again whenever `occasion` changes. */
export function useFocus<T extends HTMLElement>(occasion: unknown): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      element?.focus();
    },
    // The occasion makes a new callback, which React calls with the same element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [occasion],
  );
}
