/** Position and orientation of the head in metres and radians: yaw to the left, pitch upwards. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** A WebXR rotation: a unit quaternion x, y, z, w. */
export type Rotation = readonly [number, number, number, number];

export type Place = readonly [number, number, number];

/** Initial pose: standing, looking ahead. */
export const standing: Pose = { x: 0, y: 1.6, z: 0, yaw: 0, pitch: 0 };

/** Returns the rotation for `yaw` followed by `pitch`. */
export function rotation(yaw: number, pitch: number): Rotation {
  const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
  const [sp, cp] = [Math.sin(pitch / 2), Math.cos(pitch / 2)];
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}

/** Converts a direction from head space to room space; ahead is -z. */
export function turned([x, y, z]: Place, { yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): Place {
  const up = y * Math.cos(pitch) - z * Math.sin(pitch);
  const back = y * Math.sin(pitch) + z * Math.cos(pitch);
  return [x * Math.cos(yaw) + back * Math.sin(yaw), up, back * Math.cos(yaw) - x * Math.sin(yaw)];
}
