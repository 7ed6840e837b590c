import type { RefCallback, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

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

type FindElement = () => HTMLElement | null | undefined;

/**
 * Focuses the element of `next` after two frames if the focus is lost, on a disabled element or on `fallback`. Waits for
 * a fading overlay.
 */
export function rescueFocus(next: FindElement, fallback: FindElement = () => undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      checkFocus(next, fallback);
    });
  });
}

function checkFocus(next: FindElement, fallback: FindElement): void {
  const { activeElement, body } = document;
  if (activeElement?.closest('[data-exiting]')) waitForFaded(next, fallback);
  else if (
    activeElement === null ||
    [body, fallback()].includes(activeElement as HTMLElement) ||
    activeElement.matches(':disabled')
  )
    next()?.focus({ preventScroll: true });
}

/** Waits for a fading overlay, which may restore the focus itself. */
function waitForFaded(next: FindElement, fallback: FindElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.closest('[data-exiting]')) waitForFaded(next, fallback);
    else rescueFocus(next, fallback);
  });
}

/**
 * Shows an element that replaces the content of the page without a navigation: scrolls to the top and focuses the
 * element, also if the header's account button has rescued the focus before. Reads `isReplacement` at the mount only.
 */
export function useReplacement<T extends HTMLElement>(isReplacement: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const replaces = useRef(isReplacement);
  useEffect(() => {
    if (!replaces.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    rescueFocus(() => element.current, accountControl);
  }, []);
  return element;
}

/** Returns the account or login button of the header. */
export function accountControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('header [data-account] button');
}

/** Returns the main element of the page. */
export function mainContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}

/** Moves the focus from a removed part to the first match of `selector` within the closest `around`. */
export function useFocusFallback<T extends HTMLElement>(selector: string, around = 'section'): RefObject<T | null> {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const rest = current?.parentElement?.closest(around) ?? null;
    return () => {
      if (current?.contains(document.activeElement) === true)
        rescueFocus(() => rest?.querySelector<HTMLElement>(selector) ?? mainContent());
    };
  }, [selector, around]);
  return part;
}

/** Scrolls a row horizontally to centre an item, without scrolling the page like `scrollIntoView`. */
export function bringIntoSight(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
