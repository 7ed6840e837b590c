import type { Cancel } from '../system/clock.port';

/** Player's presses in this tab: buttons, links and similar controls, by pointer, keyboard or gamepad. */
export interface Presses {
  /** Calls back for each press until it is cancelled. Disabled controls are ignored. */
  listen(listener: () => void): Cancel;
}
