import { bridgeLimits } from './bridge-limits';

/** What one frame has used of its allowance. */
export interface CallRate {
  /** When the calls of the last window were admitted, oldest first, in milliseconds. */
  readonly admitted: readonly number[];
  readonly inFlight: number;
}

/** What a frame has used before its first call. */
export const unusedRate: CallRate = { admitted: [], inFlight: 0 };

/**
 * The rate after one more call at `now`, or undefined when the call must be refused: 30 in any second, 20 unanswered.
 * @rule 3.7 More than 30 calls a second, or 20 in flight, are answered with `err_too_many_requests`.
 */
export function admitCall(rate: CallRate, now: number): CallRate | undefined {
  // A clock that was set back must not lock the frame out until it has caught up.
  const recent = rate.admitted.filter((at) => at <= now && at > now - bridgeLimits.callWindow);
  if (recent.length >= bridgeLimits.callsPerWindow || rate.inFlight >= bridgeLimits.callsInFlight) return undefined;
  return { admitted: [...recent, now], inFlight: rate.inFlight + 1 };
}

/** The rate after an admitted call was answered. */
export function callAnswered(rate: CallRate): CallRate {
  return { ...rate, inFlight: Math.max(0, rate.inFlight - 1) };
}
