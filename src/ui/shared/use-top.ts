import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Sets `--top` of an element to its distance from the top of the page, so that it can fill the rest of the window. */
export function useTop(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = current.getBoundingClientRect().top + window.scrollY;
      current.style.setProperty('--top', `${String(Math.round(top))}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
}
