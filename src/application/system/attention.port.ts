import type { Cancel } from './clock.port';

/** Whether anybody looks at this tab. */
export interface Attention {
  /** Calls back once: at once while the tab is seen, else as soon as it is. */
  whenSeen(then: () => void): Cancel;
  /** Calls back each time the tab is seen again after it was not. */
  onReturn(then: () => void): Cancel;
  /**
   * Tells whether this tab is to show what all tabs have heard of, by a key of it: it is seen, and of all that are seen side by side the only
   * one that is told so within ten seconds.
   */
  claim(key: string): Promise<boolean>;
}
