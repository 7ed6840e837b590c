const DAY = 24 * 60 * 60 * 1000;
/** When the night work begins, from midnight UTC. */
const NIGHT = 3 * 60 * 60 * 1000;

/** Milliseconds until the next night's work, which begins at three in the morning, UTC; never zero. */
export function untilNight(now: Date): number {
  const sinceNight = (now.getTime() + DAY - NIGHT) % DAY;
  return DAY - sinceNight;
}
