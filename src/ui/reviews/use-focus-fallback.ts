import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { mainContent, rescueFocus } from '../shared/rescue-focus';

/** When a part that holds the focus goes, what `selector` finds first in what is `around` it gets the focus. */
export function useFocusFallback<T extends HTMLElement>(selector: string, around = 'section'): RefObject<T | null> {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const rest = current?.parentElement?.closest(around) ?? null;
    return () => {
      if (current?.contains(document.activeElement) === true)
        rescueFocus(() => rest?.querySelector<HTMLElement>(selector) ?? mainContent());
    };
  }, [selector, around]);
  return part;
}
