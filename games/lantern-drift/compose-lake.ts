import type { Color } from 'three';
import { Vector3 } from 'three';
import type { SeededRandom } from '../kit/seeded-random';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { directionOf, placeCount, placeOf } from './constellation';
import type { LanternField } from './lantern-field';
import type { LakeScene } from './lake-scene';
import { paperColour } from './paper';

type Spot = readonly [number, number, number, number];

interface Picture extends Viewpoint {
  readonly near: readonly Spot[];
  readonly river: number;
  readonly placed: number;
  readonly dyed: boolean;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [-0.9, 0.75, 2.2],
    target: [0.35, 2.5, -9],
    fov: 50,
    river: 62,
    placed: 0,
    dyed: false,
    near: [
      [1.55, 1.55, -1.5, 1.3],
      [-1.75, 2.1, -3.6, 1.25],
      [0.35, 2.35, -5.2, 1.2],
      [3.9, 2.9, -6, 1.2],
      [-4.2, 3.6, -8, 1.2],
      [1.9, 4.3, -10, 1.2],
      [-1.2, 0.85, -6.4, 1.1],
    ],
  },
  'slide-1': {
    eye: [-1.5, 0.25, 2.6],
    target: [1.7, 0.75, -5],
    fov: 52,
    river: 34,
    placed: 0,
    dyed: false,
    near: [
      [0.15, 1.05, -1.9, 1.2],
      [1.4, 2.3, -4.2, 1.1],
      [2.5, 0.28, -3.6, 0.9],
      [-1.2, 2.2, -6, 1.1],
      [4.5, 1.6, -6.5, 1.2],
    ],
  },
  'slide-2': {
    eye: [0, 1.6, 0],
    target: [0.1, 17.5, -40],
    fov: 58,
    near: [],
    river: 0,
    placed: placeCount,
    dyed: false,
  },
  'slide-3': {
    eye: [0.4, 1.5, 0.6],
    target: [-0.3, 1.9, -6],
    fov: 58,
    river: 26,
    placed: 0,
    dyed: true,
    near: [
      [-1.35, 1.75, -1.9, 1.2],
      [1.25, 1.3, -1.9, 1.2],
      [0.05, 2.4, -3.4, 1.15],
      [-2.9, 2.9, -5.2, 1.1],
      [2.9, 2.7, -5, 1.1],
    ],
  },
  'slide-4': {
    eye: [9, 0.1, -15],
    target: [-3, 4.6, -1],
    fov: 55,
    river: 48,
    placed: 0,
    dyed: false,
    near: [
      [7.4, 0.75, -12.2, 1.2],
      [5.2, 1.9, -11.5, 1.15],
      [3.2, 0.9, -8.2, 1.1],
    ],
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeLake(
  shot: string,
  stage: Stage,
  field: LanternField,
  scene: LakeScene,
  random: SeededRandom,
): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  const put = (at: Vector3, size: number, place: number, tint: Color): void => field.addBurning(at, tint, size, place);
  picture.near.forEach(([x, y, z, size], i) =>
    put(new Vector3(x, y, z), size, -1, paperColour(picture.dyed ? (i % 4) + 1 : 0, i)),
  );
  for (let i = 0; i < picture.river; i += 1) {
    const t = (i + random.next()) / picture.river;
    const along = -10 - 62 * t ** 0.9;
    const bend = Math.sin(t * 4.4 + 0.4) * (5 + 13 * t);
    const at = new Vector3(
      bend + random.range(-1, 1) * (2.5 + 8 * t),
      0.6 + 26 * t ** 1.25 + random.range(-1.5, 3),
      along,
    );
    if (shot === 'slide-4') at.set(at.x * 0.7 - 4, Math.max(0.4, at.y), along + 66);
    put(at, 1.1, -1, paperColour(picture.dyed ? i % 5 : 0, i));
  }
  if (picture.placed > 0) {
    field.lanterns.length = 0;
    for (let i = 0; i < picture.placed; i += 1) {
      const { pattern, index } = placeOf(i);
      put(new Vector3(...directionOf(pattern, index)).multiplyScalar(46), 1.15, i, paperColour(0, i));
    }
    for (let i = 0; i < 9; i += 1)
      put(new Vector3(random.range(-8, 8), random.range(0.5, 5), random.range(-14, -8)), 1, -1, paperColour(0, i));
  }
  for (let i = 0; i < 4; i += 1) scene.embers(new Vector3(random.range(-1, 1), random.range(1, 2), -2), random, 12);
  for (let i = 0; i < 30; i += 1) scene.update(field, 0.08, 41.3);
}
