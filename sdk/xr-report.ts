import type { XrSignal } from '../src/domain/bridge/bridge-event';
import type { Unsubscribe } from './listeners';
import type { XrSessionLike } from './xr-session-like';

/**
 * Reports the start, each change of visibility and the end of a headset session. Returns a function that stops the reports. Throws for an
 * ended session or any other value.
 */
export function reportXr(session: XrSessionLike, report: (signal: XrSignal) => void): Unsubscribe {
  // Throws for an ended session, whose `end` event would never arrive.
  session.updateRenderState?.({});
  const changed = () => report(session.visibilityState as XrSignal);
  const ended = () => {
    detach();
    report('end');
  };
  const detach = () => {
    session.removeEventListener('visibilitychange', changed);
    session.removeEventListener('end', ended);
  };
  session.addEventListener('visibilitychange', changed);
  session.addEventListener('end', ended);
  report('start');
  changed();
  return detach;
}
