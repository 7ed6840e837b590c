import type { XrSignal } from '../src/domain/bridge/bridge-event';
import type { Unsubscribe } from './listeners';
import type { XrSessionLike } from './xr-session-like';

/**
 * Reports the beginning, each change of visibility and the end of a headset session; returns a function that stops reporting. Throws for an
 * ended session and for anything that is no session.
 */
export function reportXr(session: XrSessionLike, report: (signal: XrSignal) => void): Unsubscribe {
  // Browsers refuse this call for an ended session, whose `end` event would never come.
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
