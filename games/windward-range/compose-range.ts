import { Matrix4, Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { flyOn } from './flight';
import type { Bow } from './bow';
import type { RangeScene } from './range-scene';
import type { TargetField } from './target-field';
import type { Reach } from './target-rules';

type Spot = readonly [reach: Reach['name'], x: number, y: number, z: number];

interface Picture extends Viewpoint {
  readonly targets: readonly Spot[];
  readonly wind: number;
  /** Position and direction of the bow; absent for a picture without it. */
  readonly bow?: {
    readonly at: readonly [number, number, number];
    readonly to: readonly [number, number, number];
    readonly draw: number;
  };
  /** Arrows in flight: start, velocity, seconds of flight. */
  readonly arrows: readonly (readonly [
    from: readonly [number, number, number],
    velocity: readonly [number, number, number],
    seconds: number,
  ])[];
  readonly burst?: readonly [number, number, number];
  readonly burning: boolean;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [0.5, 1.62, 0.6],
    target: [-0.2, 2.35, -12],
    fov: 50,
    wind: 6,
    burning: true,
    bow: { at: [0.98, 1.5, -0.85], to: [-3.2, 5.2, -18], draw: 0.86 },
    arrows: [[[0.75, 1.5, -1.6], [-6.0, 8.6, -38], 0.42]],
    targets: [
      ['near', -4.6, 4.3, -19.5],
      ['near', 4.9, 2.4, -15],
      ['middle', 1.7, 6.2, -30],
      ['middle', -10.4, 1.6, -27],
      ['far', 14, 7.4, -47],
      ['far', -3, 1.4, -48],
      ['far', -19, 8.6, -52],
    ],
  },
  'slide-1': {
    eye: [-1.5, 1.5, 0.2],
    target: [0.6, 1.75, -7],
    fov: 56,
    wind: -8,
    burning: false,
    bow: { at: [-0.72, 1.3, -0.75], to: [4, 4, -18], draw: 1 },
    arrows: [],
    targets: [
      ['near', 1.2, 2.6, -13],
      ['middle', 8.5, 4.4, -25],
      ['far', -8, 5.5, -44],
      ['far', 4.4, 6.8, -48],
    ],
  },
  'slide-2': {
    eye: [-2.2, 3.3, -14],
    target: [0.2, 2.3, -23],
    fov: 50,
    wind: 5,
    burning: true,
    arrows: [[[-3.6, 3.6, -6], [5.6, 0.6, -40], 0.36]],
    burst: [0.6, 2.6, -22],
    targets: [
      ['near', 0.6, 2.6, -22],
      ['middle', 6, 5.2, -32],
      ['middle', -6.4, 1.2, -29],
      ['far', -3, 7, -50],
    ],
  },
  'slide-3': {
    eye: [-7, 4.2, 7.6],
    target: [2.2, 0.2, -9],
    fov: 54,
    wind: 9,
    burning: true,
    arrows: [[[0.4, 1.5, -2], [3.2, 7, -36], 0.3]],
    targets: [
      ['near', 5.4, 3.6, -15],
      ['near', -3.2, 2.4, -16],
      ['middle', 12, 5, -28],
      ['far', -6, 6, -46],
    ],
  },
  'slide-4': {
    eye: [3, -1.2, -13],
    target: [-7, 4.6, -36],
    fov: 52,
    wind: -4,
    burning: false,
    arrows: [],
    targets: [
      ['near', 1.1, 1.2, -18.5],
      ['near', -3.1, 3.9, -22],
      ['middle', -9, 7.6, -30],
      ['far', 3.8, 9.4, -44],
      ['far', -16, 3, -42],
    ],
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeRange(shot: string, stage: Stage, scene: RangeScene, field: TargetField, bow: Bow): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  field.targets = [];
  for (const [reach, x, y, z] of picture.targets) field.put(reach, new Vector3(x, y, z));
  bow.visible = picture.bow !== undefined;
  if (picture.bow !== undefined) {
    bow.position.set(...picture.bow.at);
    bow.quaternion.setFromRotationMatrix(
      new Matrix4().lookAt(bow.position, new Vector3(...picture.bow.to), new Vector3(0, 1, 0)),
    );
    bow.rotateZ(-0.3);
    bow.pull(picture.bow.draw, true);
  }
  scene.flock.burning = picture.burning;
  for (let i = 0; i < 40; i += 1) scene.update([], field.targets, picture.wind, 0.05, 23 + i * 0.05);
  const arrows = picture.arrows.map(([from, velocity, seconds]) => {
    const flying = { position: new Vector3(...from), velocity: new Vector3(...velocity) };
    for (let i = 0; i < 24; i += 1) {
      const before = flying.position.clone();
      flyOn(flying, picture.wind, seconds / 24);
      scene.flock.trail(before, flying.position, 4);
      scene.update([], field.targets, picture.wind, seconds / 70, 25);
    }
    return flying;
  });
  if (picture.burst !== undefined) scene.burst(new Vector3(...picture.burst), true);
  if (picture.burst !== undefined)
    for (let i = 0; i < 5; i += 1) scene.update(arrows, field.targets, picture.wind, 0.05, 25);
  scene.update(arrows, field.targets, picture.wind, 0.01, 25);
}
