import { useCallback, useRef, useState } from 'react';
import type { Deferred } from '../../application/system/deferred';
import { useDeferred } from '../shared/use-deferred';
import type { SessionViewModel } from './session.view-model';

/** State of a header button with a deferred menu. The menu is undefined until its script has loaded. */
export function useHeaderMenu<Menu>(loadMenu: Deferred<Menu>, session: Pick<SessionViewModel, 'couldNotOpenMenu'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const couldNotOpen = useCallback(() => {
    setOpen(false);
    session.couldNotOpenMenu();
  }, [session]);
  return { button, open, setOpen, menu: useDeferred(open, loadMenu, couldNotOpen) };
}
