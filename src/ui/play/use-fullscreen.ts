import type { RefObject } from 'react';
import { useCallback, useSyncExternalStore } from 'react';

/** An element's way into and out of full screen. */
export interface Fullscreen {
  readonly active: boolean;
  /** Whether this browser lets a page fill the screen at all; some phones do not. */
  readonly available: boolean;
  readonly toggle: () => void;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
}

/** Follows whether an element fills the screen; a browser that refuses leaves everything as it is. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const active = useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const available = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenEnabled),
    () => true,
  );
  const toggle = useCallback(() => {
    const change = active ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The button had to be pressed on the portal's page; the keyboard goes back to the game.
    change?.then(
      () => element.current?.querySelector('iframe')?.focus({ preventScroll: true }),
      () => undefined,
    );
  }, [active, element]);
  return { active, available, toggle };
}
