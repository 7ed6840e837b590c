/** What the player can feel: a phone, or the controllers that are connected. */
export interface Haptics {
  /** Pulses once, for so many milliseconds; without anything to pulse nothing happens, and it never fails. */
  pulse(milliseconds: number): void;
}
