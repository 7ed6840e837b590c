import type { Vector3 } from 'three';
import type { Wind } from './wind';

/** Position of an arrow in metres, and velocity in metres per second. */
export interface Flying {
  readonly position: Vector3;
  readonly velocity: Vector3;
}

const gravity = 6.4;
/** Share of the wind's speed that an arrow gains per second. */
const push = 0.52;
const fullDraw = 0.95;
const slowest = 17;
const fastest = 50;

/** Minimum draw for a shot; below it the string relaxes. */
export const leastDraw = 0.16;

/** Returns the draw of the string (0 to 1) after some seconds of holding. */
export function drawAfter(seconds: number): number {
  const t = Math.max(0, Math.min(1, seconds / fullDraw));
  return 1 - (1 - t) ** 2;
}

/** Returns the initial speed of an arrow in metres per second for a draw from 0 to 1. */
export function speedOf(draw: number): number {
  return slowest + (fastest - slowest) * Math.max(0, Math.min(1, draw));
}

/** Moves an arrow by some seconds through a constant wind. Exact, so independent of the frame rate. */
export function flyOn({ position, velocity }: Flying, wind: Wind, seconds: number): void {
  const side = wind * push;
  position.addScaledVector(velocity, seconds);
  position.x += (side * seconds * seconds) / 2;
  position.y -= (gravity * seconds * seconds) / 2;
  velocity.x += side * seconds;
  velocity.y -= gravity * seconds;
}
