/**
 * The times and limits of the bridge, in milliseconds and bytes (decisions §7).
 * @rule 3.7 A frame may make 30 calls a second, 64 KiB each, 20 in flight; no call hangs longer than 10 s.
 */
export const bridgeLimits = {
  /** The SDK says hello this often until the portal answers. */
  helloEvery: 100,
  helloFor: 10_000,
  /** A frame's next document is welcomed no sooner after the one before it. */
  newDocumentEvery: 1_000,
  /**
   * The portal repeats an event this often until the game has answered it (spec 2 §9).
   * @rule 2.9.10 A message to the frame is repeated every 100 ms.
   */
  eventEvery: 100,
  eventFor: 10_000,
  /** No call hangs longer. */
  callTimeout: 10_000,
  /** Calls of one frame within any window of `callWindow`. */
  callsPerWindow: 30,
  callWindow: 1_000,
  callsInFlight: 20,
  messageBytes: 65_536,
} as const;
