import { CALL_WINDOW } from '../src/domain/bridge/link-limits';
import { HolocadeError } from './holocade-error';

/**
 * Makes a report that needs no answer but must arrive in the end: after a refusal for too many calls, what `standing` says of the latest
 * signal is told a second later, and again until it is heard; every other refusal is final.
 */
export function steadyReport<S>(
  tell: (signal: S) => Promise<unknown>,
  standing: (latest: S) => readonly S[],
): (signal: S) => void {
  let latest: readonly S[] = [];
  let waiting = false;
  const reportAgain = () => {
    waiting = false;
    latest.forEach(send);
  };
  const send = (signal: S) => {
    tell(signal).catch((error: unknown) => {
      if (waiting || !(error instanceof HolocadeError) || error.code !== 'err_too_many_requests') return;
      waiting = true;
      setTimeout(reportAgain, CALL_WINDOW);
    });
  };
  return (signal) => {
    latest = standing(signal);
    send(signal);
  };
}
