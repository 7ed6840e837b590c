import type { RefObject } from 'react';
import { useCallback, useSyncExternalStore } from 'react';

/** An element's way into and out of full screen. */
export interface Fullscreen {
  readonly active: boolean;
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
  const toggle = useCallback(() => {
    const change = active ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  }, [active, element]);
  return { active, toggle };
}
