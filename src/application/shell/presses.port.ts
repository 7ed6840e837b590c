import type { Cancel } from '../system/clock.port';

/** What the player presses in this tab: buttons, links and the like, by pointer, keyboard or pad. */
export interface Presses {
  /** Hears each press until it is cancelled; what is disabled is not pressed. */
  listen(hear: () => void): Cancel;
}
