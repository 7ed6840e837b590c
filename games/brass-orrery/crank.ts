/** The turning of time: what the player asks for in years a second, and how the wheels follow. */
export interface Turning {
  readonly years: number;
  /** Years a second. */
  readonly pace: number;
}

/** The fastest that the wheels turn, in years a second. */
export const fastest = 6;
const grip = 7;
const glide = 2.6;

/** How far the clock may be turned, in years from 2000. */
export const horizon = 3000;

/** Moves time on by some seconds: with `wanted` years a second held by a hand, or gliding to rest without one. */
export function turnOn({ years, pace }: Turning, wanted: number | undefined, seconds: number): Turning {
  const goal = Math.max(-fastest, Math.min(fastest, wanted ?? 0));
  const next = goal + (pace - goal) * Math.exp(-seconds * (wanted === undefined ? glide : grip));
  const calm = wanted === undefined && Math.abs(next) < 0.004 ? 0 : next;
  const then = years + ((pace + calm) / 2) * seconds;
  const stopped = Math.abs(then) > horizon;
  return { years: Math.max(-horizon, Math.min(horizon, then)), pace: stopped ? 0 : calm };
}

/** Years that a hand has turned: a full turn around the crank is one year; from and to in radians. */
export function turnOf(from: number, to: number): number {
  const way = to - from;
  const short = way - Math.round(way / (Math.PI * 2)) * Math.PI * 2;
  return -short / (Math.PI * 2);
}

/** Returns the pace of a held key after some seconds: slow at first, so that a single month can be set. */
export function keyPace(held: number): number {
  return Math.min(fastest, 0.12 + held * held * 0.9);
}
