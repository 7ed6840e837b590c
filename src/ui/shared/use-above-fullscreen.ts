import type { RefObject } from 'react';
import { useEffect } from 'react';

/** True if an element is in full screen, and inside `within` if given. */
function covers(full: Element | null, within: RefObject<HTMLElement | null> | undefined): boolean {
  if (full === null || within === undefined) return full !== null;
  return full !== within.current && within.current?.contains(full) === true;
}

/** Keeps an element visible above a full-screen element, or above one inside `within`, by turning it into a popover. */
export function useAboveFullscreen(
  element: RefObject<HTMLElement | null>,
  within?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const lift = () => {
      const { current } = element;
      if (current === null || typeof current.showPopover !== 'function') return;
      // Some phones have no full screen for pages, and no property for it.
      if (!covers(document.fullscreenElement ?? null, within)) {
        current.removeAttribute('popover');
        return;
      }
      current.setAttribute('popover', 'manual');
      current.showPopover();
    };
    document.addEventListener('fullscreenchange', lift);
    return () => {
      document.removeEventListener('fullscreenchange', lift);
    };
  }, [element, within]);
}
