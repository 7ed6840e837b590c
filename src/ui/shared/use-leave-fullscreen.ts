import { useEffect } from 'react';

/** Ends full screen when something opens that would lie behind it. */
export function useLeaveFullscreen(open: boolean): void {
  useEffect(() => {
    // Some phones have no full screen for pages, and no property for it.
    if (open && document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [open]);
}
