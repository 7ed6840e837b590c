import type { Vector3 } from 'three';

/** One distance of targets: metres in front of the archer, and the factor of its points. */
export interface Reach {
  readonly name: 'near' | 'middle' | 'far';
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  readonly factor: number;
}

export const reaches: readonly Reach[] = [
  { name: 'near', from: 13, to: 18, radius: 0.8, factor: 1 },
  { name: 'middle', from: 25, to: 32, radius: 1, factor: 2 },
  { name: 'far', from: 42, to: 52, radius: 1.2, factor: 3 },
];

/** The rings from the centre outwards, ten points to two. */
const rings = [10, 8, 6, 4, 2];

/** Returns the points for a hit at a share of the target's radius (0 centre, 1 rim); 0 beyond it. */
export function ringPoints(share: number): number {
  if (share > 1) return 0;
  return rings[Math.min(rings.length - 1, Math.floor(Math.max(0, share) * rings.length))] ?? 0;
}

/** A paper disc that faces the archer. */
export interface Disc {
  readonly position: Vector3;
  readonly radius: number;
}

/** Returns the point at which an arrow between two places crossed a disc, as a share of its radius; undefined if it did not. */
export function hitShare({ position, radius }: Disc, from: Vector3, to: Vector3): number | undefined {
  if (from.z < position.z || to.z > position.z || from.z === to.z) return undefined;
  const t = (from.z - position.z) / (from.z - to.z);
  const x = from.x + (to.x - from.x) * t - position.x;
  const y = from.y + (to.y - from.y) * t - position.y;
  const share = Math.hypot(x, y) / radius;
  return share <= 1 ? share : undefined;
}
