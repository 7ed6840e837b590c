import { places, type Channel } from './gate';

/** Returns the point of a channel at `t` from its inner rim (0) to its outer rim (1), in metres on the ring's face. */
export function pathOf(
  { inner, outer }: Channel,
  from: number,
  to: number,
  t: number,
): { readonly x: number; readonly y: number } {
  const bend = Math.max(0, Math.min(1, (t - 0.14) / 0.72));
  const eased = bend * bend * (3 - 2 * bend);
  const angle = angleOf(inner + (outer - inner) * eased);
  const radius = from + (to - from) * t;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** Returns the angle of a place on a rim in radians, anticlockwise from the right; place 2 is on top. */
export function angleOf(place: number): number {
  return (place * Math.PI * 2) / places;
}
