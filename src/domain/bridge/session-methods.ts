import { flag, oneOf, optional, record } from './arguments';
import type { LifecycleSignal, XrSignal } from './bridge-event';
import { lifecycleSignals, xrSignals } from './bridge-event';
import { forAnyone } from './method';

/**
 * A game's reports about itself.
 * @rule 3.7 A game reports its XR states, loading, loaded, gameplay started and gameplay stopped.
 */
export const sessionMethods = {
  /** `emulated` if no real headset is used. */
  'session.xr': forAnyone<{ readonly signal: XrSignal; readonly emulated?: boolean | undefined }, undefined>(
    record({ signal: oneOf(xrSignals), emulated: optional(flag, undefined) }),
  ),
  'session.lifecycle': forAnyone<{ readonly signal: LifecycleSignal }, undefined>(
    record({ signal: oneOf(lifecycleSignals) }),
  ),
};
