import { seededRandom } from '../kit/seeded-random';

/** Wind over the abyss in metres per second to the right (negative: to the left). */
export type Wind = number;

/** Maximum wind of a round in metres per second, including gusts. */
export const strongest = 11;

/** Returns the wind for one arrow of a round (counted from 0) at a time in seconds. It grows during the round and has gusts. */
export function windAt(seed: number, arrow: number, seconds: number): Wind {
  const random = seededRandom(seed * 131 + arrow);
  const side = random.next() < 0.5 ? -1 : 1;
  const force = (1.2 + 0.58 * Math.min(11, arrow)) * random.range(0.55, 1);
  const phase = random.range(0, 6);
  const gust = 0.2 * Math.sin(seconds * 0.9 + phase) + 0.1 * Math.sin(seconds * 2.3 + phase * 2);
  return Math.max(-strongest, Math.min(strongest, side * force * (1 + gust)));
}

/** Formats the wind: an arrow for its direction and whole metres per second. */
export function windText(wind: Wind): string {
  const force = Math.round(Math.abs(wind));
  if (force === 0) return 'calm';
  return wind < 0 ? `← ${force} m/s` : `${force} m/s →`;
}
