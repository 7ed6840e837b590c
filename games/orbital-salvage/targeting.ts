import type { Vector3 } from 'three';

/** Returns the angle in radians between a ray and the direction to a point. */
export function offAxis(origin: Vector3, direction: Vector3, point: Vector3): number {
  const to = point.clone().sub(origin);
  const length = to.length();
  if (length === 0) return 0;
  return Math.acos(Math.max(-1, Math.min(1, to.dot(direction) / length)));
}

/** Returns the target nearest to the ray's axis within `cone` radians, or undefined. */
export function pickTarget<T extends { readonly position: Vector3 }>(
  origin: Vector3,
  direction: Vector3,
  things: readonly T[],
  cone: number,
): T | undefined {
  let best: T | undefined;
  let least = cone;
  for (const thing of things) {
    const angle = offAxis(origin, direction, thing.position);
    if (angle > least) continue;
    least = angle;
    best = thing;
  }
  return best;
}
