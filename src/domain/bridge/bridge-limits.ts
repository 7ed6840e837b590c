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
