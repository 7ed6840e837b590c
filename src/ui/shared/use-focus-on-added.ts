import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Gives the focus to the first child of `list` that has come since `expect` was called, unless whoever asked for it has moved on. */
export function useFocusOnAdded(list: RefObject<HTMLElement | null>, count: number): { readonly expect: () => void } {
  const from = useRef<number>(undefined);
  useEffect(() => {
    const first = from.current === undefined ? undefined : list.current?.children[from.current];
    if (!(first instanceof HTMLElement)) return;
    from.current = undefined;
    const { activeElement, body } = document;
    // What held it has gone, or takes nothing while it waits.
    if (activeElement !== null && activeElement !== body && !activeElement.matches(':disabled, [data-more]')) return;
    first.tabIndex = -1;
    first.focus();
  }, [list, count]);
  return {
    expect: () => {
      from.current = count;
    },
  };
}
