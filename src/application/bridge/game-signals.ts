import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';

/** Where a game's own reports go. */
export interface GameSignals {
  xr(signal: XrSignal): void;
  lifecycle(signal: LifecycleSignal): void;
}
