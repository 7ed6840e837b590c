import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { mainContent, rescueFocus } from '../shared/rescue-focus';

/** When a part of a section goes that holds the focus, what `selector` finds first in that section gets it. */
export function useHeir<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const section = current?.closest('section') ?? null;
    return () => {
      if (current?.contains(document.activeElement) === true)
        rescueFocus(() => section?.querySelector<HTMLElement>(selector) ?? mainContent());
    };
  }, [selector]);
  return part;
}
