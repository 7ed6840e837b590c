import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Tells of presses outside of an element while `active`. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, active: boolean, tell: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const page = element.current?.ownerDocument;
    const heard = (event: Event) => {
      if (event.target instanceof Node && element.current?.contains(event.target) !== true) tell();
    };
    page?.addEventListener('pointerdown', heard);
    return () => {
      page?.removeEventListener('pointerdown', heard);
    };
  }, [element, active, tell]);
}
