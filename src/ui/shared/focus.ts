import type { RefCallback } from 'react';
import { useCallback } from 'react';

/** Focuses an element when it appears, and again whenever `occasion` changes. */
export function useFocus<T extends HTMLElement>(occasion: unknown): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      element?.focus();
    },
    // The occasion makes a new callback, which React calls with the same element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [occasion],
  );
}

/** Gives the focus to what `next` finds if, two frames from now, what held it has gone or takes nothing any more, and nobody has restored it; an overlay that is still fading is waited for. */
export function rescueFocus(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      look(next);
    });
  });
}

function look(next: () => HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement?.closest('[data-exiting]')) waitForFaded(next);
  else if (activeElement === null || activeElement === body || activeElement.matches(':disabled'))
    next()?.focus({ preventScroll: true });
}

/** What has faded gives the focus back a frame after it is gone: it is asked first. */
function waitForFaded(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.closest('[data-exiting]')) waitForFaded(next);
    else rescueFocus(next);
  });
}

/** The header's corner, where one signs in and out. */
export function accountControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('header [data-account] button');
}

/** The page's content. */
export function mainContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}

/** Moves a row that scrolls sideways until an item of it stands in its middle; not `scrollIntoView`, which would move the page as well. */
export function bringIntoSight(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
