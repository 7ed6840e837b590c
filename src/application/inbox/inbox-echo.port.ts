import type { Cancel } from '../system/clock.port';

/** Synchronises the read state between the tabs of a browser. */
export interface InboxEcho {
  /** Notifies the other tabs that an item was read here. */
  publish(): void;
  /**
   * Calls back when another tab has read an item, or when the player has returned to this tab, until it is cancelled.
   */
  listen(listener: () => void): Cancel;
}
