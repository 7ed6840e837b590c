import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';

/** Where a game's own reports go. */
export interface GameSignals {
  /** `emulated` when the game says that no real headset is worn. */
  xr(signal: XrSignal, emulated: boolean): void;
  lifecycle(signal: LifecycleSignal): void;
}
