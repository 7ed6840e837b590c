import { useCallback, useEffect, useRef, useState } from 'react';
import type { Deferred } from '../../application/system/deferred';
import { useClosedByBack } from '../shared/use-closed-by-back';
import { useDeferred } from '../shared/use-deferred';
import type { SessionViewModel } from './session.view-model';

/** Props of a button of the header that works with one press, even while another menu is open. */
export const headerButton = { 'data-header-button': true } as const;

/** True if a press hits an element, or its place behind the layer that an open menu lays over the page. */
function isPressOn(element: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isWithin = left < clientX && clientX < right && top < clientY && clientY < bottom;
  return isWithin || (target instanceof Node && element.contains(target));
}

/** State of a header button with a deferred menu. The menu is undefined until its script has loaded. */
export function useHeaderMenu<Menu>(loadMenu: Deferred<Menu>, session: Pick<SessionViewModel, 'couldNotOpenMenu'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const couldNotOpen = useCallback(() => {
    setOpen(false);
    session.couldNotOpenMenu();
  }, [session]);
  useClosedByBack(open, () => {
    setOpen(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    // The open menu takes the first press beside it, so the press is passed on.
    const passOn = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]') !== null) return;
      const others = [...document.querySelectorAll<HTMLElement>('[data-header-button]')];
      const pressed = others.find((other) => other !== button.current && isPressOn(other, event));
      if (pressed !== undefined) requestAnimationFrame(() => pressed.click());
    };
    // An open menu closes itself, but only with the focus in it: not while its script loads, or another menu still closes.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener('click', passOn, true);
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('click', passOn, true);
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return { button, open, setOpen, menu: useDeferred(open, loadMenu, couldNotOpen) };
}
