import { Vector3 } from 'three';
import { seaLevel } from './beam';

/** Bearings of the lanes in radians; each has a rock in each row. */
export const lanes = [-0.42, -0.21, 0, 0.21, 0.42] as const;
/** Distances of the rows of rocks from the lighthouse, far one first, in metres. */
export const rows = [104, 62] as const;
/** Where ships come out of the dark, and where the harbour begins. */
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
  /** What its crew has seen of the beam, 0 to 1. */
  light: number;
  /** Rows of rocks behind it. */
  passed: number;
  /** Seconds since it struck a rock; 0 while it sails. */
  sinking: number;
}

/** How a lamp treats ships: what it gives in the core of its beam and what the dark takes, both a second. */
export interface LampCare {
  readonly gain: number;
  readonly fade: number;
}

export type RetentionPolicy = 'sailing' | 'passed' | 'wrecked' | 'home';

/** A ship that has just come over the horizon. */
export function launch(lane: number, speed: number): Ship {
  return { lane, speed, distance: horizon, bearing: lanes[lane] ?? 0, light: 0, passed: 0, sinking: 0 };
}

/** Where a ship is. */
export function placeOf({ distance, bearing }: Pick<Ship, 'distance' | 'bearing'>): Vector3 {
  return new Vector3(Math.sin(bearing) * distance, seaLevel, -Math.cos(bearing) * distance);
}

/** Sails on: `lit` is the beam on it (0 to 1), `drain` what shades take a second. Answers what happened to it. */
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
