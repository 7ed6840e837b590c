/** The part of the visits whose replay is recorded for error reports, and the part of those with an error. */
export const REPLAY_SAMPLING = { visit: 0.1, errored: 1 } as const;

/**
 * Tells whether a visit's replay is kept, by a number drawn from [0, 1).
 * @rule 2.9.12 Replays are kept of 10% of the visits, and of all with an error.
 */
export function samplesReplay(random: number, errored: boolean): boolean {
  return random < (errored ? REPLAY_SAMPLING.errored : REPLAY_SAMPLING.visit);
}
