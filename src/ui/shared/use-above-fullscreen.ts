import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Keeps an element in sight while another one fills the screen, by lifting it into the top layer as a popover. */
export function useAboveFullscreen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lift = () => {
      const { current } = element;
      if (current === null || typeof current.showPopover !== 'function') return;
      if (!document.fullscreenElement) {
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
  }, [element]);
}
