import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Kept {
  readonly address: string;
  readonly focus: Element | null;
}

/** Takes the focus off a page that is away, and gives it back when nothing came in its stead. */
export function useKeptFocus(main: RefObject<HTMLElement | null>, away: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const kept = useRef<Kept>(undefined);
  useLayoutEffect(() => {
    if (away) {
      const focus = document.activeElement;
      kept.current = { address, focus };
      // What had the focus is hidden with its page; the keyboard goes on where the next one comes.
      if (main.current?.contains(focus) === true) main.current.focus({ preventScroll: true });
      return;
    }
    const before = kept.current;
    kept.current = undefined;
    if (before?.address !== address) return;
    if (before.focus instanceof HTMLElement && main.current?.contains(before.focus) === true)
      before.focus.focus({ preventScroll: true });
  }, [away, address, main]);
}
