import { seededRandom } from '../kit/seeded-random';
import { lanes } from './fleet';

/** Watches in a night. */
export const watches = 3;

/** Arrival of a ship: its time, its lane, its speed in metres a second, and its distance if it is not the horizon's. */
interface Arrival {
  readonly at: number;
  readonly lane: number;
  readonly speed: number;
  readonly distance?: number;
}

/** The first ship of a run, slow and near, so that the player sees at once which ship needs light. */
const firstShip: Arrival = { at: 0, lane: 2, speed: 4.2, distance: 84 };

/** Events of one watch. Times are in seconds from its start. */
export interface WatchPlan {
  readonly ships: readonly Arrival[];
  /** Bearings in radians. */
  readonly shades: readonly { readonly at: number; readonly bearing: number }[];
}

/** Plans a watch (from 1) of a night (from 1). The same numbers give the same plan; later watches are harder. */
export function planWatch(night: number, watch: number): WatchPlan {
  const random = seededRandom(night * 97 + watch * 13);
  const hard = (night - 1) * watches + watch;
  const gap = Math.max(2.1, 5.6 - hard * 0.4);
  let last = -1;
  const ships = Array.from({ length: Math.min(14, 3 + hard) }, (_, nth): Arrival => {
    if (hard === 1 && nth === 0) {
      last = firstShip.lane;
      return firstShip;
    }
    const step = last < 0 ? random.index(lanes.length) : 1 + random.index(lanes.length - 1);
    last = last < 0 ? step : (last + step) % lanes.length;
    return {
      at: nth * gap + random.range(0, gap * 0.4),
      lane: last,
      speed: Math.min(13, 6.4 + hard * 0.45) * random.range(0.92, 1.12),
    };
  });
  const shades = Array.from({ length: Math.min(12, Math.max(0, hard - 1)) }, (_, nth) => ({
    at: 5 + nth * gap * 1.2 + random.range(0, gap),
    bearing: random.range(-0.6, 0.6),
  }));
  return { ships, shades };
}
