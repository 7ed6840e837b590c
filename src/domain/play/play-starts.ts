/** As many play sessions are started on one page view in any minute: what a game says over and over is no history. */
export const PLAY_STARTS_PER_MINUTE = 6;

const MINUTE = 60_000;

/** The starts of a page view that count against the next one, as moments in milliseconds. */
export function recentPlayStarts(starts: readonly number[], now: number): readonly number[] {
  return starts.filter((start) => now - start < MINUTE);
}

/** Whether one more play session may be started now. */
export function canStartPlay(starts: readonly number[], now: number): boolean {
  return recentPlayStarts(starts, now).length < PLAY_STARTS_PER_MINUTE;
}
