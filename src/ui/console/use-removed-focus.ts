import type { RefObject } from 'react';
import { useEffect } from 'react';
import { rescueFocus } from '../shared/focus';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

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
      if (!(target instanceof Element)) return;
      if (current.contains(target)) path = pathOf(target);
      // The confirmed action of a dialog can remove the element that has opened it.
      else if (target.closest(DIALOG) === null) path = [];
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if (path[0] !== target || !(target instanceof Element)) return;
        // An element that is being removed is disconnected by then. After a change of the window, it is still the active one.
        if (target.isConnected && document.activeElement !== target) path = [];
      });
    };
    const removals = new MutationObserver(() => {
      if (path[0]?.isConnected !== false) return;
      const rest = path.filter(({ isConnected }) => isConnected);
      path = [];
      // Runs after the screen's own `rescueFocus`, whose target is more specific.
      rescueFocus(() => {
        rescueFocus(() => headingIn(rest, current));
        return undefined;
      });
    });
    removals.observe(current, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    current.addEventListener('focusout', forget);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', forget);
    };
  }, [area]);
}
