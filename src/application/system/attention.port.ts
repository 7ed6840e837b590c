import type { Cancel } from './clock.port';

/** Visibility of this tab to the user. */
export interface Attention {
  /** Calls back once: at once if the tab is visible, or as soon as it becomes visible. */
  whenSeen(then: () => void): Cancel;
  /** Calls back each time the tab becomes visible again. */
  onReturn(then: () => void): Cancel;
  /**
   * Claims a message that all tabs have received, by its key. Resolves with true if this tab is visible,
   * and is the first visible tab to claim the key within ten seconds.
   */
  claim(key: string): Promise<boolean>;
}
