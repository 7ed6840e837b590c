import { CALL_WINDOW } from '../src/domain/bridge/link-limits';
import { HolocadeError } from './holocade-error';

/**
 * Creates a reporter whose latest signal always arrives. After `err_too_many_requests` it sends `replay(latest)` every second until the
 * portal accepts. Any other refusal is final.
 */
export function steadyReport<S>(
  report: (signal: S) => Promise<unknown>,
  replay: (latest: S) => readonly S[],
): (signal: S) => void {
  let latest: readonly S[] = [];
  let waiting = false;
  const reportAgain = () => {
    waiting = false;
    latest.forEach(send);
  };
  const send = (signal: S) => {
    report(signal).catch((error: unknown) => {
      if (waiting || !(error instanceof HolocadeError) || error.code !== 'err_too_many_requests') return;
      waiting = true;
      setTimeout(reportAgain, CALL_WINDOW);
    });
  };
  return (signal) => {
    latest = replay(signal);
    send(signal);
  };
}
