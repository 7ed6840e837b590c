/**
 * The times and limits of the bridge, in milliseconds and bytes (decisions §7).
 * @rule 2.9.10 A message to the frame is repeated every 100 ms.
 */
export const bridgeLimits = {
  /** The SDK says hello this often until the portal answers. */
  helloEvery: 100,
  helloFor: 10_000,
  /** A frame's next document is welcomed no sooner after the one before it. */
  newDocumentEvery: 1_000,
  /** The portal repeats an event this often until the game has answered it (spec 2 §9). */
  eventEvery: 100,
  eventFor: 10_000,
  /** No call hangs longer. */
  callTimeout: 10_000,
  /** Calls of one frame within any window of `callWindow`. */
  callsPerWindow: 30,
  callWindow: 1_000,
  callsInFlight: 20,
  messageBytes: 65_536,
  /** Reports of the runtime script that a frame may send at once. */
  reportBurst: 80,
  /** Milliseconds after which a frame may send one more report. */
  reportEvery: 200,
} as const;
