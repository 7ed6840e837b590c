import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Deferred } from '../../application/system/deferred';
import { useDeferred } from '../shared/use-deferred';
import type { SessionViewModel } from './session.view-model';

/** Returns the props of a header menu's popover. It is not modal, so that one press opens another menu. */
export function headerPopover(trigger: RefObject<HTMLElement | null>) {
  return {
    triggerRef: trigger,
    isNonModal: true,
    'data-header-menu': true,
    // The button itself closes its menu.
    shouldCloseOnInteractOutside: (element: Element) => trigger.current?.contains(element) !== true,
  } as const;
}

/** Elements whose presses leave a menu open: the menu itself and the toasts. */
const INSIDE = '[data-header-menu], [data-react-aria-top-layer]';

/** State of a header button with a deferred menu. The menu is undefined until its script has loaded. */
export function useHeaderMenu<Menu>(loadMenu: Deferred<Menu>, session: Pick<SessionViewModel, 'couldNotOpenMenu'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const couldNotOpen = useCallback(() => {
    setOpen(false);
    session.couldNotOpenMenu();
  }, [session]);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest(INSIDE) !== null;
      if (!isInside && button.current?.contains(target as Node) !== true) setOpen(false);
    };
    // A press in a frame is not an event of this page, but takes its focus.
    const closeForFrame = () => {
      if (document.activeElement instanceof HTMLIFrameElement) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('click', closeOutside, true);
    window.addEventListener('blur', closeForFrame);
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('click', closeOutside, true);
      window.removeEventListener('blur', closeForFrame);
    };
  }, [open]);
  return { button, open, setOpen, menu: useDeferred(open, loadMenu, couldNotOpen) };
}
