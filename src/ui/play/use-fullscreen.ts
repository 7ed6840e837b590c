import type { RefObject } from 'react';
import { useCallback, useSyncExternalStore } from 'react';

/** Full-screen state of an element. */
export interface Fullscreen {
  readonly active: boolean;
  /** True if the browser supports full screen; some phones do not. */
  readonly available: boolean;
  readonly toggle: () => void;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
}

/** Tracks and toggles full screen of an element. Ignores a refusal of the browser. */
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
    // The button took the focus from the game.
    change?.then(
      () => element.current?.querySelector('iframe')?.focus({ preventScroll: true }),
      () => undefined,
    );
  }, [active, element]);
  return { active, available, toggle };
}
