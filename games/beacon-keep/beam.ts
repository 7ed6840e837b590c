import { Vector3 } from 'three';

/** Position of the lamp, in metres. The keeper stands at height 0 in front of it, above the sea. */
export const lampAt = new Vector3(0, 3.5, 1.7);
/** Height of the sea. */
export const seaLevel = -16;

/** Direction of the beam, in radians: `yaw` 0 points out to sea and grows to the right, `pitch` is negative downwards. */
export interface Heading {
  readonly yaw: number;
  readonly pitch: number;
}

const widest = 0.75;
const lowest = -0.62;
const highest = -0.035;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the heading of a direction, within what the lamp's frame allows. */
export function headingOf({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Heading {
  const yaw = Math.atan2(x, -z);
  return {
    yaw: clamp(yaw, -widest, widest),
    pitch: clamp(Math.atan2(y, Math.hypot(x, z)), lowest, highest),
  };
}

/** Returns the unit vector along a heading. */
export function wayOf({ yaw, pitch }: Heading): Vector3 {
  return new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch));
}

/** Turns the heavy lamp towards `wanted` by at most `most` radians. */
export function turned(from: Heading, wanted: Heading, most: number): Heading {
  const yaw = wanted.yaw - from.yaw;
  const pitch = wanted.pitch - from.pitch;
  const far = Math.hypot(yaw, pitch);
  const share = far <= most ? 1 : most / far;
  return { yaw: from.yaw + yaw * share, pitch: from.pitch + pitch * share };
}

/** Returns the brightness of the beam at a point: 1 in its core, 0 beyond `halfAngle` radians. */
export function litShare(way: Vector3, halfAngle: number, point: Vector3): number {
  const angle = point.clone().sub(lampAt).angleTo(way);
  return clamp((halfAngle - angle) / (halfAngle * 0.45), 0, 1);
}
