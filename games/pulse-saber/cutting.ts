import type { Vector3 } from 'three';

/** Previous and current position of a blade, in metres. */
export interface BladeMotion {
  readonly lastBase: Vector3;
  readonly lastTip: Vector3;
  readonly base: Vector3;
  readonly tip: Vector3;
}

/** A swing through a block: its movement in metres. */
export interface Swing {
  readonly x: number;
  readonly y: number;
}

const samples = [1, 0.8, 0.6, 0.4];

/** Returns the distance from a point to the line from `a` to `b`, in metres. `flat` ignores depth. */
export function distanceToPath(point: Vector3, a: Vector3, b: Vector3, flat: boolean): number {
  const path = b.clone().sub(a);
  const to = point.clone().sub(a);
  if (flat) {
    path.z = 0;
    to.z = 0;
  }
  const length = path.lengthSq();
  const t = length > 0 ? Math.max(0, Math.min(1, to.dot(path) / length)) : 0;
  return to.addScaledVector(path, -t).length();
}

/** Returns the swing of a blade through a block's centre within `reach` metres and faster than `speed`, or undefined. */
export function swingThrough(
  blade: BladeMotion,
  centre: Vector3,
  seconds: number,
  reach: number,
  speed: number,
  flat: boolean,
): Swing | undefined {
  for (const share of flat ? [1] : samples) {
    const before = blade.lastBase.clone().lerp(blade.lastTip, share);
    const after = blade.base.clone().lerp(blade.tip, share);
    const x = after.x - before.x;
    const y = after.y - before.y;
    if (Math.hypot(x, y) < speed * seconds) continue;
    if (distanceToPath(centre, before, after, flat) <= reach) return { x, y };
  }
  return undefined;
}
