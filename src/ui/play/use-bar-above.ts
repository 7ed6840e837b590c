import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Lifts the portal's bar above a game that fills the screen by itself, so that no game can pass for the portal there. */
export function useBarAbove(bar: RefObject<HTMLElement | null>, wrapper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lift = () => {
      const { current } = bar;
      if (current === null || typeof current.showPopover !== 'function') return;
      const { fullscreenElement: full } = document;
      const covered = full !== null && full !== wrapper.current && wrapper.current?.contains(full) === true;
      if (!covered) {
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
  }, [bar, wrapper]);
}
