import type { Place, Pose, Rotation } from './pose';
import { rotation, turned } from './pose';

/** Current input of the player. */
export interface Steering {
  /** Mouse position in the window: -1 to 1, to the right and upwards. */
  readonly aim: { readonly x: number; readonly y: number };
  /** Codes of the held keys. */
  readonly held: ReadonlySet<string>;
  /** Held mouse buttons. */
  readonly buttons: { readonly trigger: boolean; readonly squeeze: boolean };
}

/** Resulting state of the headset and its right controller. */
export interface Steered {
  readonly head: { readonly place: Place; readonly rotation: Rotation };
  readonly hand: { readonly place: Place; readonly rotation: Rotation };
  /** 0 or 1. */
  readonly trigger: number;
  readonly squeeze: number;
}

/** Speeds in metres and radians per second. */
const SPEED = { walk: 1.6, turn: 1.6 };
/** Maximum head turn by the mouse, in radians. */
const REACH = { yaw: Math.PI / 4, pitch: Math.PI / 5 };
const STEEPEST = Math.PI / 2.2;
/** Position of the right hand relative to the head, in metres. */
const HAND: Place = [0.2, -0.25, -0.35];

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns -1, 0 or 1 for two opposite keys. */
const axis = (held: ReadonlySet<string>, less: readonly string[], more: readonly string[]): number =>
  Number(more.some((key) => held.has(key))) - Number(less.some((key) => held.has(key)));

/** Returns the pose after `seconds` of the held keys. W, A, S, D walk in the viewing direction; Q, E and the arrows turn. */
export function moved(pose: Pose, { held }: Pick<Steering, 'held'>, seconds: number): Pose {
  const yaw = pose.yaw - axis(held, ['ArrowLeft', 'KeyQ'], ['ArrowRight', 'KeyE']) * SPEED.turn * seconds;
  const pitch = between(
    -STEEPEST,
    pose.pitch + axis(held, ['ArrowDown'], ['ArrowUp']) * SPEED.turn * seconds,
    STEEPEST,
  );
  const step: Place = [axis(held, ['KeyA'], ['KeyD']), 0, axis(held, ['KeyW'], ['KeyS'])];
  const length = Math.hypot(...step) || 1;
  const [x, , z] = turned(step, { yaw, pitch: 0 });
  const far = (SPEED.walk * seconds) / length;
  return { ...pose, x: pose.x + x * far, z: pose.z + z * far, yaw, pitch };
}

/** Returns head and hand for a pose. The mouse turns the head, and the hand points at the mouse position. `aspect` is width by height. */
export function steered(pose: Pose, { aim, held, buttons }: Steering, aspect: number): Steered {
  const gaze = {
    yaw: pose.yaw - aim.x * REACH.yaw,
    pitch: between(-STEEPEST, pose.pitch + aim.y * REACH.pitch, STEEPEST),
  };
  // The emulated eye has a vertical field of view of 90 degrees, so the picture is two high at a distance of one.
  const [x, y, z] = turned([aim.x * aspect, aim.y, -1], gaze);
  const hand = turned(HAND, gaze);
  return {
    head: { place: [pose.x, pose.y, pose.z], rotation: rotation(gaze.yaw, gaze.pitch) },
    hand: {
      place: [pose.x + hand[0], pose.y + hand[1], pose.z + hand[2]],
      rotation: rotation(Math.atan2(-x, -z), Math.atan2(y, Math.hypot(x, z))),
    },
    trigger: Number(buttons.trigger || held.has('Space') || held.has('Enter')),
    squeeze: Number(buttons.squeeze || held.has('ShiftLeft') || held.has('ShiftRight')),
  };
}

/** Steering keys. Other keys belong to the game and the browser. */
export const STEERING_KEYS: readonly string[] = [
  ...['KeyW', 'KeyA', 'KeyS', 'KeyD', 'KeyQ', 'KeyE'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Space', 'Enter', 'ShiftLeft', 'ShiftRight'],
];
