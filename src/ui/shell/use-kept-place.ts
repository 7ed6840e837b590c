import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  readonly address: string;
  readonly top: number;
  readonly focus: Element | null;
}

/** Begins at the top while a page is away; gives it back its place and its focus when nothing came in its stead. */
export function useKeptPlace(main: RefObject<HTMLElement | null>, away: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const kept = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (away) {
      const focus = document.activeElement;
      kept.current = { address, top: window.scrollY, focus };
      window.scrollTo(0, 0);
      // What had the focus is hidden with its page; the keyboard goes on where the next one comes.
      if (main.current?.contains(focus) === true) main.current.focus({ preventScroll: true });
      return;
    }
    const place = kept.current;
    kept.current = undefined;
    if (place?.address !== address) return;
    window.scrollTo(0, place.top);
    if (place.focus instanceof HTMLElement && main.current?.contains(place.focus) === true)
      place.focus.focus({ preventScroll: true });
  }, [away, address, main]);
}
