/** Time after a counted play during which the same visitor's plays of the game are not counted, in milliseconds. */
export const PLAY_COUNT_INTERVAL = 30 * 60_000;

/**
 * Returns the latest time of a counted play after which a play now counts again. Both in milliseconds since 1970.
 * @rule 3.7 A visitor's play of a game counts at most once in 30 minutes.
 */
export function recountedUntil(now: number): number {
  return now - PLAY_COUNT_INTERVAL;
}

/** True if a play now counts, by the time of the last counted one; undefined without any. */
export function countsAsPlay(lastCounted: number | undefined, now: number): boolean {
  return lastCounted === undefined || lastCounted <= recountedUntil(now);
}
