import { CALL_TIMEOUT, CALL_WINDOW, HELLO_EVERY, HELLO_FOR } from './link-limits';

/**
 * The times and limits of the bridge, in milliseconds and bytes.
 * @rule 2.9.10 A message to the frame is repeated every 100 ms.
 */
export const bridgeLimits = {
  helloEvery: HELLO_EVERY,
  helloFor: HELLO_FOR,
  callTimeout: CALL_TIMEOUT,
  callWindow: CALL_WINDOW,
  /** A frame's next document is welcomed no sooner after the one before it. */
  newDocumentEvery: 1_000,
  /** The portal repeats an event this often until the game has answered it. */
  eventEvery: 100,
  eventFor: 10_000,
  /** Calls of one frame within any window of `callWindow`. */
  callsPerWindow: 30,
  callsInFlight: 20,
  messageBytes: 65_536,
  /** Reports of the runtime script that a frame may send at once. */
  reportBurst: 80,
  /** Milliseconds after which a frame may send one more report. */
  reportEvery: 200,
} as const;

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

/**
 * Whether an event first sent at `sentAt` and not answered yet is sent again at `now`, in milliseconds.
 * @rule 3.7 The portal repeats an event until the game has answered it, for 10 s at most.
 */
export function isRepeated(sentAt: number, now: number): boolean {
  return now - sentAt < bridgeLimits.eventFor;
}

/** Whether a new document of a frame may be welcomed at `now`, after the one before it at `previous`: one a second. */
export function admitHello(previous: number | undefined, now: number): boolean {
  // A clock that was set back must not lock the frame out until it has caught up.
  return previous === undefined || now < previous || now - previous >= bridgeLimits.newDocumentEvery;
}

/** The most scores of a guest in one offer. */
export const GUEST_SCORES_MAX = 200;
