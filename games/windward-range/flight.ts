import type { Vector3 } from 'three';
import type { Wind } from './wind';

/** Where an arrow is and how it moves: metres, metres a second. */
export interface Flying {
  readonly position: Vector3;
  readonly velocity: Vector3;
}

const gravity = 6.4;
/** How much of the wind's speed an arrow takes on in a second. */
const push = 0.52;
const fullDraw = 0.95;
const slowest = 17;
const fastest = 50;

/** The least draw that lets an arrow go; below it the string is eased back. */
export const leastDraw = 0.16;

/** How far the string is drawn (0 to 1) after some seconds of holding. */
export function drawAfter(seconds: number): number {
  const t = Math.max(0, Math.min(1, seconds / fullDraw));
  return 1 - (1 - t) ** 2;
}

/** Speed in metres a second with which an arrow leaves a string drawn that far (0 to 1). */
export function speedOf(draw: number): number {
  return slowest + (fastest - slowest) * Math.max(0, Math.min(1, draw));
}

/** Moves an arrow by some seconds through an even wind; exact, so that the frame rate does not matter. */
export function flyOn({ position, velocity }: Flying, wind: Wind, seconds: number): void {
  const side = wind * push;
  position.addScaledVector(velocity, seconds);
  position.x += (side * seconds * seconds) / 2;
  position.y -= (gravity * seconds * seconds) / 2;
  velocity.x += side * seconds;
  velocity.y -= gravity * seconds;
}
