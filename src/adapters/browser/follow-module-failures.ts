import type { Cancel } from '../../application/system/clock.port';
import { afterModuleFailure } from '../../domain/telemetry/reported-error';

/** Event that Vite dispatches when a chunk fails to load; the import rejects unless the event is cancelled. */
const PRELOAD_ERROR = 'vite:preloadError';

interface Page extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: { readonly onLine: boolean };
}

/**
 * Record of a reload of this build in this tab; `use` stores the record and returns false if it could not be stored.
 */
export interface OneReload {
  readonly used: boolean;
  use(): boolean;
}

export interface PageOpening {
  /** True while a page is being opened: the first page or the target of a navigation. */
  readonly opening: () => boolean;
  /** Reloads the page being opened. */
  readonly reload: () => void;
}

/** Reloads a page once when one of its chunks fails to load; after the reload the import rejects (spec 1 §8). */
export function followModuleFailures(page: Page, once: OneReload, { opening, reload }: PageOpening): Cancel {
  const failed = (event: Event) => {
    const next = afterModuleFailure({
      cancelled: event.defaultPrevented,
      reloaded: once.used,
      offline: !page.navigator.onLine,
      opening: opening(),
    });
    if (next === 'reload' && once.use()) reload();
  };
  page.addEventListener(PRELOAD_ERROR, failed);
  return () => {
    page.removeEventListener(PRELOAD_ERROR, failed);
  };
}
