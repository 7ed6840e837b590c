import { Vector3 } from 'three';
import { seaLevel } from './beam';

/** Bearings of the lanes in radians; each has a rock in each row. */
export const lanes = [-0.42, -0.21, 0, 0.21, 0.42] as const;
/** Distances of the rows of rocks from the lighthouse, far one first, in metres. */
export const rows = [104, 62] as const;
/** Distances at which ships appear and at which the harbour begins, in metres. */
const horizon = 172;
export const harbour = 33;
/** Light that a ship needs to find its way past a rock. */
export const enough = 0.4;
const veer = 0.085;

/** One ship on its way home. */
export interface Ship {
  readonly lane: number;
  /** Metres a second. */
  readonly speed: number;
  distance: number;
  bearing: number;
  /** Amount of light that the crew has seen, 0 to 1. */
  light: number;
  /** Number of rows of rocks that the ship has passed. */
  passed: number;
  /** Seconds since the ship hit a rock; 0 while it sails. */
  sinking: number;
}

/** Effect of light on ships per second: gain in the core of the beam, and loss in the dark. */
export interface LampCare {
  readonly gain: number;
  readonly fade: number;
}

export type RetentionPolicy = 'sailing' | 'passed' | 'wrecked' | 'home';

/** Creates a ship, by default at the horizon. `distance` is in metres. */
export function launch(lane: number, speed: number, distance: number = horizon): Ship {
  const passed = rows.filter((row) => row > distance).length;
  return { lane, speed, distance, bearing: lanes[lane] ?? 0, light: 0, passed, sinking: 0 };
}

/** Returns the position of a ship. */
export function placeOf({ distance, bearing }: Pick<Ship, 'distance' | 'bearing'>): Vector3 {
  return new Vector3(Math.sin(bearing) * distance, seaLevel, -Math.cos(bearing) * distance);
}

/** Advances a ship. `lit` is the beam on it (0 to 1), `drain` the light that shades take per second. Returns its event, if any. */
export function sail(ship: Ship, seconds: number, lit: number, drain: number, care: LampCare): RetentionPolicy {
  if (ship.sinking > 0) {
    ship.sinking += seconds;
    return 'sailing';
  }
  ship.light = Math.min(1, Math.max(0, ship.light + (lit * care.gain - care.fade - drain) * seconds));
  const before = ship.distance;
  ship.distance -= ship.speed * seconds;
  const row = rows[ship.passed];
  const near = row === undefined ? 0 : Math.max(0, 1 - Math.abs(ship.distance - row) / 26);
  const side = ship.lane > 2 ? -1 : 1;
  const wanted = (lanes[ship.lane] ?? 0) + (ship.light >= enough ? veer * side * Math.min(1, near * 2) : 0);
  ship.bearing += (wanted - ship.bearing) * (1 - Math.exp(-seconds * 2.2));
  if (row !== undefined && before > row && ship.distance <= row) {
    if (ship.light < enough) {
      ship.sinking = seconds;
      return 'wrecked';
    }
    ship.passed += 1;
    ship.light -= enough * 0.75;
    return 'passed';
  }
  return ship.distance <= harbour ? 'home' : 'sailing';
}
