import type { RefObject } from 'react';
import { useEffect } from 'react';
import { rescueFocus } from '../shared/focus';

/** Returns the element and its ancestors, innermost first. */
function pathOf(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

/** Returns the first heading in the innermost of these elements that has one. */
function headingIn(path: readonly Element[], area: HTMLElement): HTMLElement {
  for (const part of path) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading !== null && area.contains(heading)) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return heading;
    }
  }
  return area;
}

/**
 * Moves the focus from an element that is removed, such as the row of a deleted entry, to the nearest heading. Without it,
 * the focus is lost, and a screen reader starts again at the top of the page.
 */
export function useRemovedFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    let path: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? pathOf(target) : [];
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // An element that is being removed is disconnected by then.
      queueMicrotask(() => {
        if (path[0] === target && target instanceof Element && target.isConnected) path = [];
      });
    };
    const removals = new MutationObserver(() => {
      if (path[0]?.isConnected !== false) return;
      const rest = path.filter(({ isConnected }) => isConnected);
      path = [];
      // Later than the screen's own rescue, which knows a better place.
      rescueFocus(() => {
        rescueFocus(() => headingIn(rest, current));
        return undefined;
      });
    });
    removals.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', remember);
    current.addEventListener('focusout', forget);
    return () => {
      removals.disconnect();
      current.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', forget);
    };
  }, [area]);
}
