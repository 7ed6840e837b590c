import { bridgeLimits } from './bridge-limits';

/** Whether a new document of a frame may be welcomed at `now`, after the one before it at `previous`: one a second. */
export function admitHello(previous: number | undefined, now: number): boolean {
  // A clock that was set back must not lock the frame out until it has caught up.
  return previous === undefined || now < previous || now - previous >= bridgeLimits.newDocumentEvery;
}
