/** Seconds of one round over the reef. */
const round = 150;
const wide = { x: 7.6, z: 6.8 };

/** Returns the diver's position in metres after some seconds, and the direction of the current in radians around the vertical. */
export function driftAt(seconds: number): {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly heading: number;
} {
  const angle = (seconds / round) * Math.PI * 2;
  const x = Math.sin(angle) * wide.x;
  const z = Math.cos(angle) * wide.z;
  const y = 0.35 + 0.5 * Math.sin(angle * 3);
  // Slightly inside the path, towards the reef.
  const heading = Math.atan2(-Math.cos(angle) * wide.x, Math.sin(angle) * wide.z) + 0.75;
  return { x, y, z, heading };
}
