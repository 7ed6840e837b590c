import type { Cancel } from '../application/system/clock.port';
import type { App } from './create-app';

/** Fetches pages that are about to be opened; what that takes comes with a script of its own, and nothing is missing without it. */
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
