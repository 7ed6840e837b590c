import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';

/** Receivers of a game's own reports. */
export interface GameSignals {
  /** `emulated` is true when the game reports that no real headset is worn. */
  xr(signal: XrSignal, emulated: boolean): void;
  lifecycle(signal: LifecycleSignal): void;
}
