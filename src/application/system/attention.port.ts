import type { Cancel } from './clock.port';

/** Whether anybody looks at this tab. */
export interface Attention {
  /** Calls back once: at once while the tab is seen, else as soon as it is. */
  whenSeen(then: () => void): Cancel;
}
