import { seededRandom } from '../kit/seeded-random';

/** One drone of a wave: when it comes (seconds into the wave), from where (radians, metres), and how many hits it takes. */
export interface Arrival {
  readonly at: number;
  readonly turn: number;
  readonly rise: number;
  readonly distance: number;
  readonly armour: number;
}

/** Everything about one wave; times in seconds, speeds in metres a second. */
export interface WavePlan {
  readonly number: number;
  readonly arrivals: readonly Arrival[];
  readonly salvage: number;
  readonly firePause: number;
  readonly boltSpeed: number;
}

const most = 16;

/** Plans wave `number` (from 1) of a mission; the same seed and number give the same wave. */
export function planWave(seed: number, number: number): WavePlan {
  const random = seededRandom(seed * 131 + number);
  const drones = Math.min(most, 1 + Math.floor(number * 1.5));
  const pause = Math.max(0.9, 3 - number * 0.2);
  const arrivals = Array.from({ length: drones }, (_, i) => ({
    at: i * pause + random.range(0, pause * 0.5),
    turn: random.range(-0.78, 0.78),
    rise: random.range(-0.1, 0.5),
    distance: random.range(30, 40),
    armour: number >= 4 && i % 4 === 3 ? 3 : 1,
  }));
  return {
    number,
    arrivals,
    salvage: Math.min(8, 3 + Math.floor(number / 2)),
    firePause: Math.max(1.5, 4.2 - number * 0.3),
    boltSpeed: Math.min(13, 6 + number * 0.6),
  };
}
