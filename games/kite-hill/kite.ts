import { Vector3 } from 'three';

/** Shortest and longest line in metres. */
export const lines = { least: 9, most: 110 } as const;
/** Height of the hand that holds the line. */
export const handHeight = 1.3;

/** A kite on its line: `bearing` grows to the right, `rise` upwards, both in radians as seen from the hand. */
export interface Kite {
  bearing: number;
  rise: number;
  line: number;
  /** Radians per second. */
  bearingSpeed: number;
  riseSpeed: number;
}

/** The player's target for the kite, and whether they wind the line in. */
export interface Pull {
  readonly bearing: number;
  readonly rise: number;
  readonly reeling: boolean;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Creates a kite that was just thrown into the wind. */
export function launched(): Kite {
  return { bearing: 0, rise: 0.5, line: 16, bearingSpeed: 0, riseSpeed: 0.25 };
}

/** Returns the height of the kite above the ground, in metres. */
export function heightOf({ rise, line }: Pick<Kite, 'rise' | 'line'>): number {
  return handHeight + line * Math.sin(rise);
}

/** Returns the position of the kite. The hand is at x 0, z 0. */
export function placeOf({ bearing, rise, line }: Pick<Kite, 'bearing' | 'rise' | 'line'>): Vector3 {
  const flat = Math.cos(rise) * line;
  return new Vector3(Math.sin(bearing) * flat, handHeight + Math.sin(rise) * line, -Math.cos(bearing) * flat);
}

/** Returns the maximum rise in a wind. Winding in adds wind. */
export function steepest(wind: number, reeling: boolean): number {
  return clamp(-0.16 + 1.42 * wind * (reeling ? 1.2 : 0.86) + (reeling ? 0.12 : 0), -0.2, 1.32);
}

/** Advances the kite. Returns false after a landing. */
export function fly(kite: Kite, pull: Pull, wind: number, seconds: number): boolean {
  const out = 4.2 * Math.max(0, wind - 0.22);
  kite.line = clamp(kite.line + (pull.reeling ? -5.5 : out) * seconds, lines.least, lines.most);
  const agile = (5.5 * (0.35 + wind) * (pull.reeling ? 1.35 : 1)) / (0.6 + kite.line / 60);
  const drag = 2.4;
  const wanted = clamp(Math.min(pull.rise, steepest(wind, pull.reeling)), -0.2, 1.35);
  kite.bearingSpeed += (agile * (clamp(pull.bearing, -1, 1) - kite.bearing) - drag * kite.bearingSpeed) * seconds;
  kite.riseSpeed += (agile * (wanted - kite.rise) - drag * kite.riseSpeed) * seconds;
  kite.bearing = clamp(kite.bearing + kite.bearingSpeed * seconds, -1.1, 1.1);
  kite.rise = clamp(kite.rise + kite.riseSpeed * seconds, -0.2, 1.4);
  return heightOf(kite) > 0.5;
}
