import { Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { makeBlock, type Block } from './blocks';
import { blockSize } from './lane';
import type { SaberScene } from './saber-scene';
import type { CutDirection } from './swing';

type Piece = readonly ['left' | 'right', CutDirection, number, number, number];
type Sweep = readonly (readonly [number, number, number])[];

interface Picture extends Viewpoint {
  readonly beat: number;
  readonly pieces: readonly Piece[];
  readonly bursts: readonly (readonly [number, number, number, number, number, 'left' | 'right'])[];
  readonly left: Sweep;
  readonly right: Sweep;
}

const far: readonly Piece[] = [
  ['left', 'down', -0.8, 1.25, -9],
  ['right', 'up', 0.78, 1.7, -11],
  ['left', 'left', -0.28, 0.9, -14],
  ['right', 'down', 0.3, 1.3, -17],
  ['left', 'up', -0.8, 1.7, -20],
  ['right', 'right', 0.8, 0.9, -24],
  ['left', 'down', -0.3, 1.3, -29],
];

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [0.15, 1.42, 0.75],
    target: [0.05, 1.46, -6],
    fov: 58,
    beat: 8.06,
    pieces: [
      ['right', 'down', 0.74, 1.72, -1.55],
      ['left', 'right', -0.85, 0.86, -3.4],
      ['right', 'any', 0.3, 0.95, -5.2],
      ['left', 'down', -0.35, 1.72, -6.3],
      ...far,
    ],
    bursts: [[-0.52, 1.5, -1.6, 0.55, -0.8, 'left']],
    left: [
      [-0.62, 0.72, -0.5],
      [-1.0, 2.05, -1.35],
      [-0.2, 1.12, -1.62],
    ],
    right: [
      [0.55, 0.66, -0.35],
      [1.5, 1.1, -1.15],
      [0.72, 1.42, -1.5],
    ],
  },
  'slide-1': {
    eye: [-1.5, 1.15, 0.5],
    target: [0.4, 1.35, -4.5],
    fov: 56,
    beat: 4.12,
    pieces: [['right', 'up', 0.5, 1.5, -2.6], ['left', 'down', -0.5, 1.2, -4.1], ...far],
    bursts: [[0.1, 1.15, -1.5, -0.5, 0.8, 'right']],
    left: [
      [-0.55, 0.8, -0.4],
      [-0.9, 1.7, -1.1],
      [-0.75, 1.6, -1.3],
    ],
    right: [
      [0.35, 0.7, -0.4],
      [0.6, 0.5, -1.35],
      [-0.15, 1.62, -1.5],
    ],
  },
  'slide-2': {
    eye: [0, 2.3, 3.2],
    target: [0, 1.3, -10],
    fov: 62,
    beat: 2.02,
    pieces: [
      ['left', 'up', -0.8, 0.86, -3],
      ['right', 'up', 0.8, 0.86, -3],
      ['left', 'down', -0.28, 1.7, -5.5],
      ['right', 'down', 0.28, 1.7, -5.5],
      ...far,
    ],
    bursts: [],
    left: [
      [-0.5, 0.75, 0.5],
      [-1.2, 1.9, -0.4],
      [-1.35, 1.2, -0.2],
    ],
    right: [
      [0.5, 0.75, 0.5],
      [1.2, 1.9, -0.4],
      [1.35, 1.2, -0.2],
    ],
  },
  'slide-3': {
    eye: [0.55, 1.5, 0.35],
    target: [-0.3, 1.32, -2.2],
    fov: 52,
    beat: 6.03,
    pieces: [['left', 'down', -0.62, 1.4, -2.5], ['right', 'left', 0.62, 1.0, -4.4], ...far],
    bursts: [
      [0.15, 1.38, -1.25, -0.9, -0.2, 'right'],
      [-0.5, 1.0, -1.9, 0.2, 0.9, 'left'],
    ],
    left: [
      [-0.7, 0.7, -0.5],
      [-0.65, 0.75, -1.4],
      [-0.4, 1.75, -1.7],
    ],
    right: [
      [0.7, 0.85, -0.2],
      [0.95, 1.75, -1.0],
      [-0.4, 1.28, -1.25],
    ],
  },
  'slide-4': {
    eye: [2.3, 0.55, -0.4],
    target: [-0.6, 1.55, -7],
    fov: 60,
    beat: 12.04,
    pieces: [
      ['right', 'right', 0.8, 1.3, -3],
      ['left', 'up', -0.2, 0.9, -4.4],
      ['right', 'down', 0.3, 1.75, -6.2],
      ...far,
    ],
    bursts: [],
    left: [
      [-0.5, 0.8, -0.3],
      [-0.6, 1.6, -1.0],
      [-0.4, 1.7, -1.1],
    ],
    right: [
      [0.4, 0.8, -0.3],
      [0.6, 1.7, -1.0],
      [0.5, 1.8, -1.1],
    ],
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeSaber(shot: string, stage: Stage, scene: SaberScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  for (const hand of ['left', 'right'] as const) {
    const [base, from, to] = picture[hand].map((at) => new Vector3(...at));
    if (base === undefined || from === undefined || to === undefined) continue;
    for (let i = 0; i <= 13; i += 1) {
      const t = (i / 13) ** 0.8;
      const reach = 1 + 0.16 * Math.sin(t * Math.PI);
      scene.hands.blades[hand].hold(base, from.clone().lerp(to, t).sub(base).multiplyScalar(reach).add(base));
    }
  }
  const blocks: Block[] = picture.pieces.map(([hand, direction, x, y, z]) => {
    const block = makeBlock({ beat: 0, hand, direction, column: 0, row: 0 });
    block.position.set(x, y, z);
    return block;
  });
  for (const [x, y, z, dx, dy, hand] of picture.bursts) scene.burst(new Vector3(x, y, z), dx, dy, hand, 2.4);
  for (let i = 0; i < 5; i += 1) scene.update(blocks, blockSize / 12, 30 + picture.beat * 0.01, picture.beat, 1);
}
