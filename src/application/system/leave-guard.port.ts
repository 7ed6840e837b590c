import type { Cancel } from './clock.port';

/** Has the browser ask before the tab is closed or loaded anew. */
export interface LeaveGuard {
  /** Asks from now on, until it is cancelled. */
  stand(): Cancel;
}
