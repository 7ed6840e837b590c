import type { Cancel } from '../application/system/clock.port';
import type { App } from './create-app';

/** Prefetches pages that the visitor is about to open; loads its own script and ignores a failed load. */
export function openPagesAhead(app: Pick<App, 'routes' | 'pageMemory' | 'clock'>): Cancel {
  let over = false;
  let stop: Cancel = () => undefined;
  import('./browser-ahead').then(
    ({ followIntent }) => {
      if (!over) stop = followIntent(app);
    },
    () => undefined,
  );
  return () => {
    over = true;
    stop();
  };
}
