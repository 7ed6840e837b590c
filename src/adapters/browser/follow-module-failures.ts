import type { Cancel } from '../../application/system/clock.port';
import { afterModuleFailure } from '../../domain/telemetry/module-failure';

/** What Vite's own loader raises when a part of the build does not come; the import fails unless it is cancelled. */
const PRELOAD_ERROR = 'vite:preloadError';

interface Page extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: { readonly onLine: boolean };
}

/** Whether this build has been loaded anew in this tab; `use` notes it and tells whether that could be noted. */
export interface OneReload {
  readonly used: boolean;
  use(): boolean;
}

export interface PageOpening {
  /** A page is being opened: the first one, or the one that was navigated to. */
  readonly opening: () => boolean;
  /** Loads that page anew. */
  readonly reload: () => void;
}

/** Loads a page anew, once, when a part of it does not come; after that its import fails (spec 1 §8). */
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
