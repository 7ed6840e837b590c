/** The speed of time: the player's request in years per second, and the wheels that follow it. */
export interface Turning {
  readonly years: number;
  /** Years per second. */
  readonly pace: number;
}

/** Maximum speed of the wheels, in years per second. */
export const fastest = 6;
const grip = 7;
const glide = 2.6;

/** Range of the clock, in years from 2000. */
export const horizon = 3000;

/** Advances time by some seconds, at `wanted` years per second or coasting to a stop without a request. */
export function turnOn({ years, pace }: Turning, wanted: number | undefined, seconds: number): Turning {
  const goal = Math.max(-fastest, Math.min(fastest, wanted ?? 0));
  const next = goal + (pace - goal) * Math.exp(-seconds * (wanted === undefined ? glide : grip));
  const calm = wanted === undefined && Math.abs(next) < 0.004 ? 0 : next;
  const then = years + ((pace + calm) / 2) * seconds;
  const stopped = Math.abs(then) > horizon;
  return { years: Math.max(-horizon, Math.min(horizon, then)), pace: stopped ? 0 : calm };
}

/** Returns the years of a turn of the crank between two angles in radians. A full turn is one year. */
export function turnOf(from: number, to: number): number {
  const way = to - from;
  const short = way - Math.round(way / (Math.PI * 2)) * Math.PI * 2;
  return -short / (Math.PI * 2);
}

/** Returns the speed for a held key after some seconds. It starts slowly, so that a single month can be set. */
export function keyPace(held: number): number {
  return Math.min(fastest, 0.12 + held * held * 0.9);
}
