/** Time in which a play loses half of its weight, in milliseconds. */
export const TREND_HALF_LIFE = 2 * 24 * 60 * 60_000;

/** Time after its last play until a game stops trending, in milliseconds; longer after many plays. */
export const TREND_WINDOW = 7 * 24 * 60 * 60_000;

/** Minimum number of games in "Trending this week". */
export const MIN_TRENDING = 4;

/** Plays of a game at a time, in milliseconds since 1970. */
export interface PlaysAt {
  readonly at: number;
  readonly plays: number;
}

/** Number of half-lives since 1970. */
const halfLives = (time: number): number => time / TREND_HALF_LIFE;

/**
 * Returns a game's trend after further plays; undefined for a game without plays. A play weighs half as much after every half-life. The
 * trend is the base-2 logarithm of all weights, relative to 1970: it changes with plays only, so stored trends stay in order.
 */
export function nextTrend(trend: number | undefined, plays: readonly PlaysAt[]): number | undefined {
  const parts = plays.filter((some) => some.plays > 0).map((some) => halfLives(some.at) + Math.log2(some.plays));
  if (trend !== undefined) parts.push(trend);
  if (parts.length === 0) return undefined;
  // Powers of the difference to the greatest part cannot overflow, and never all vanish.
  const greatest = parts.reduce((one, other) => Math.max(one, other));
  return greatest + Math.log2(parts.reduce((sum, part) => sum + 2 ** (part - greatest), 0));
}

/** Returns the trend of a game with a single play one week ago. Games with a smaller trend are not trending. */
export const leastTrend = (now: number): number => halfLives(now - TREND_WINDOW);
