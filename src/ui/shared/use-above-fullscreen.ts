import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Whether something fills the screen, and lies in `within` where that is told. */
function covers(full: Element | null, within: RefObject<HTMLElement | null> | undefined): boolean {
  if (full === null || within === undefined) return full !== null;
  return full !== within.current && within.current?.contains(full) === true;
}

/** Keeps an element in sight while another one fills the screen, or only one inside `within`, by lifting it into the top layer as a popover. */
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
