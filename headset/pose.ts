/** Metres and radians: where the head is, and where it looks; yaw to the left and pitch upwards. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** A rotation as WebXR has it: x, y, z, w, of length 1. */
export type Rotation = readonly [number, number, number, number];

export type Place = readonly [number, number, number];

/** A player who stands, and looks ahead. */
export const standing: Pose = { x: 0, y: 1.6, z: 0, yaw: 0, pitch: 0 };

/** The rotation of somebody who has turned by `yaw`, and then looked up by `pitch`. */
export function rotation(yaw: number, pitch: number): Rotation {
  const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
  const [sp, cp] = [Math.sin(pitch / 2), Math.cos(pitch / 2)];
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}

/** Where a direction that is seen from the head points to in the room; ahead is -z. */
export function turned([x, y, z]: Place, { yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): Place {
  const up = y * Math.cos(pitch) - z * Math.sin(pitch);
  const back = y * Math.sin(pitch) + z * Math.cos(pitch);
  return [x * Math.cos(yaw) + back * Math.sin(yaw), up, back * Math.cos(yaw) - x * Math.sin(yaw)];
}
