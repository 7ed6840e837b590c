/** Haptic feedback of a phone or of connected controllers. */
export interface Haptics {
  /** Pulses once for the given time. Does nothing without a device, and never fails. */
  pulse(milliseconds: number): void;
}
