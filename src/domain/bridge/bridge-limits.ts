import { CALL_TIMEOUT, CALL_WINDOW, HELLO_EVERY, HELLO_FOR } from './link-limits';

/**
 * Times and limits of the bridge, in milliseconds and bytes.
 * @rule 2.9.10 A message to the frame is repeated every 100 ms.
 */
export const bridgeLimits = {
  helloEvery: HELLO_EVERY,
  helloFor: HELLO_FOR,
  callTimeout: CALL_TIMEOUT,
  callWindow: CALL_WINDOW,
  /** Minimum time between the welcomes of two documents of a frame. */
  newDocumentEvery: 1_000,
  /** Repetition of an event until the game acknowledges it. */
  eventEvery: 100,
  eventFor: 10_000,
  /** Maximum number of calls of one frame within any `callWindow`. */
  callsPerWindow: 30,
  callsInFlight: 20,
  messageBytes: 65_536,
  /** Maximum number of runtime reports that a frame sends in a burst. */
  reportBurst: 80,
  /** Time after which a frame may send one more report. */
  reportEvery: 200,
} as const;

/** Calls that count against a frame's limits. */
export interface CallRate {
  /** Times of the calls in the last window, oldest first, in milliseconds. */
  readonly admitted: readonly number[];
  readonly inFlight: number;
}

/** State before a frame's first call. */
export const unusedRate: CallRate = { admitted: [], inFlight: 0 };

/**
 * Returns the rate after another call at `now`; undefined if it exceeds 30 calls a second or 20 unanswered ones.
 * @rule 3.7 More than 30 calls a second, or 20 in flight, are answered with `err_too_many_requests`.
 */
export function admitCall(rate: CallRate, now: number): CallRate | undefined {
  // A clock that was set back must not block the frame until it has caught up.
  const recent = rate.admitted.filter((at) => at <= now && at > now - bridgeLimits.callWindow);
  if (recent.length >= bridgeLimits.callsPerWindow || rate.inFlight >= bridgeLimits.callsInFlight) return undefined;
  return { admitted: [...recent, now], inFlight: rate.inFlight + 1 };
}

/** Returns the rate after an admitted call was answered. */
export function callAnswered(rate: CallRate): CallRate {
  return { ...rate, inFlight: Math.max(0, rate.inFlight - 1) };
}

/**
 * True if an unacknowledged event, first sent at `sentAt`, is repeated at `now`, in milliseconds.
 * @rule 3.7 The portal repeats an event until the game has answered it, for 10 s at most.
 */
export function isRepeated(sentAt: number, now: number): boolean {
  return now - sentAt < bridgeLimits.eventFor;
}

/** True if a frame's new document may be welcomed at `now`, after the previous one at `previous`: one a second. */
export function admitHello(previous: number | undefined, now: number): boolean {
  // A clock that was set back must not block the frame until it has caught up.
  return previous === undefined || now < previous || now - previous >= bridgeLimits.newDocumentEvery;
}

/** Maximum number of a guest's scores in one offer. */
export const GUEST_SCORES_MAX = 200;
