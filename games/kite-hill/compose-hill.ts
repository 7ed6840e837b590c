import { Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import type { HillScene } from './hill-scene';
import type { Kite } from './kite';

interface Picture extends Viewpoint {
  /** Returns bearing, rise and line of the kite along its path, by time from 0 to 1. */
  readonly way: (t: number) => readonly [number, number, number];
  readonly posts?: boolean;
  readonly hand?: readonly [number, number, number];
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [0.3, 1.5, 1.4],
    target: [-0.5, 4.6, -12],
    fov: 54,
    way: (t) => [0.42 - 0.95 * t + 0.2 * Math.sin(t * 9), 0.42 + 0.16 * Math.sin(t * 9 + 1.2) + 0.06 * t, 19],
  },
  'slide-1': {
    eye: [0, 1.55, 1.2],
    target: [0.6, 5.6, -10],
    fov: 62,
    way: (t) => [0.1 + 0.36 * Math.cos(t * 12.6), 0.62 + 0.24 * Math.sin(t * 12.6), 22],
  },
  'slide-2': {
    eye: [0.2, 1.25, -0.9],
    target: [0.2, 1.55, -8],
    fov: 58,
    way: (t) => [-0.15 + 0.4 * t, 0.3 + 0.07 * Math.sin(t * 8), 26],
    posts: true,
    hand: [1.6, 0.2, -3.4],
  },
  'slide-3': {
    hand: [0, 1.3, 0],
    eye: [-2.2, 7.2, -8.2],
    target: [1.3, 9.1, -15.6],
    fov: 54,
    way: (t) => [-0.45 + 0.62 * t, 0.2 + 0.34 * t + 0.05 * Math.sin(t * 10), 18],
  },
  'slide-4': {
    hand: [0, 0.3, 0],
    eye: [-5.5, 0.75, 3.6],
    target: [2.2, 5.4, -14],
    fov: 60,
    way: (t) => [0.62 - 0.5 * Math.sin(t * 5.4), 0.62 + 0.3 * Math.sin(t * 10.8) * (1 - t * 0.4), 24],
  },
};
const guests = [
  { rank: 1, alias: 'Nova', score: 84 },
  { rank: 2, alias: 'Orion', score: 71 },
  { rank: 3, alias: 'Mira', score: 58 },
  { rank: 4, alias: 'Pavo', score: 44 },
] as const;

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeHill(shot: string, stage: Stage, scene: HillScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  const hand = new Vector3(...(picture.hand ?? [0.9, 0.1, -0.3]));
  if (picture.posts === true) scene.posts.show(guests);
  const steps = 150;
  for (let i = 0; i <= steps; i += 1) {
    const [bearing, rise, line] = picture.way(i / steps);
    const [after, above] = picture.way(i / steps + 0.01);
    const kite: Kite = {
      bearing,
      rise,
      line,
      bearingSpeed: (after - bearing) * 14,
      riseSpeed: (above - rise) * 14,
    };
    scene.update(kite, 0.9, hand, 0.035, 20 + i * 0.035);
  }
}
