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

/** Focuses the element of `next` after two frames if the focus is lost or on a disabled element. Waits for a fading overlay. */
export function rescueFocus(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      checkFocus(next);
    });
  });
}

function checkFocus(next: () => HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement?.closest('[data-exiting]')) waitForFaded(next);
  else if (activeElement === null || activeElement === body || activeElement.matches(':disabled'))
    next()?.focus({ preventScroll: true });
}

/** Waits for a fading overlay, which may restore the focus itself. */
function waitForFaded(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.closest('[data-exiting]')) waitForFaded(next);
    else rescueFocus(next);
  });
}

/** Returns the account or login button of the header. */
export function accountControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('header [data-account] button');
}

/** Returns the main element of the page. */
export function mainContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}

/** Scrolls a row horizontally to centre an item, without scrolling the page like `scrollIntoView`. */
export function bringIntoSight(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
