import type { Cancel } from './clock.port';

/** Confirmation of the browser before the tab is closed or reloaded. */
export interface LeaveGuard {
  /** Activates the confirmation until it is cancelled. */
  activate(): Cancel;
}
