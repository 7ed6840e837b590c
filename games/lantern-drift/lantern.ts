import type { Color } from 'three';
import { Vector3 } from 'three';
import { burnTime } from './lantern-rules';

/** One lantern: lengths in metres, heat 0 to 1, age in seconds since its release. */
export interface Lantern {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly goal: Vector3;
  readonly tint: Color;
  readonly phase: number;
  /** Place in the sky's pattern, or -1 for a lantern of the far shore. */
  readonly place: number;
  size: number;
  heat: number;
  age: number;
  /** Burn time after the release, in seconds. */
  lasting: number;
  held: boolean;
  arrived: boolean;
}

/** Creates an unlit, small lantern at a position. */
export function makeLantern(at: Vector3, tint: Color, phase: number, place: number): Lantern {
  return {
    position: at.clone(),
    velocity: new Vector3(),
    goal: new Vector3(),
    tint: tint.clone(),
    phase,
    place,
    size: 0.35,
    heat: 0.25,
    age: 0,
    lasting: burnTime,
    held: true,
    arrived: false,
  };
}
