import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { mainContent, rescueFocus } from '../shared/rescue-focus';

/** When a toast goes that holds the focus, another toast gets it, or else the page's content. */
export function useFocusAfterChange(): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement) === true) rescueFocus(() => nextToast() ?? mainContent());
    };
  }, []);
  return card;
}

function nextToast(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-toast] button');
}
