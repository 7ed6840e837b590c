import { useEffect } from 'react';

/** Leaves full screen when a dialog opens, which would be hidden behind it. */
export function useLeaveFullscreen(open: boolean): void {
  useEffect(() => {
    // Some phones have no full screen for pages, and no property for it.
    if (open && document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [open]);
}
