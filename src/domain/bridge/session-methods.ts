import { flag, oneOf, optional, record } from './arguments';
import type { LifecycleSignal, XrSignal } from './bridge-event';
import { lifecycleSignals, xrSignals } from './bridge-event';
import { forAnyone } from './method';

/**
 * What a game tells about itself.
 * @rule 3.7 Besides the XR states, loading, loaded, gameplay started and stopped.
 */
export const sessionMethods = {
  /** `emulated` when no real headset is worn. */
  'session.xr': forAnyone<{ readonly signal: XrSignal; readonly emulated?: boolean | undefined }, undefined>(
    record({ signal: oneOf(xrSignals), emulated: optional(flag, undefined) }),
  ),
  'session.lifecycle': forAnyone<{ readonly signal: LifecycleSignal }, undefined>(
    record({ signal: oneOf(lifecycleSignals) }),
  ),
};
