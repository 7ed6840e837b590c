import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Sets `--keyboard` of an element to the height of the window that an on-screen keyboard covers. */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    // Some browsers, such as older ones of headsets, do not report the visible part.
    if (!visualViewport) return undefined;
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // A magnified page shows a part of the window, too.
      const covered = scale === 1 ? Math.max(0, window.innerHeight - height - offsetTop) : 0;
      element.current?.style.setProperty('--keyboard', `${String(Math.round(covered))}px`);
    };
    const events = ['resize', 'scroll'] as const;
    for (const event of events) visualViewport.addEventListener(event, measure);
    measure();
    return () => {
      for (const event of events) visualViewport.removeEventListener(event, measure);
    };
  }, [element]);
}
