import { Color } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { boards } from './boards';
import { noProgress, withTime } from './progress';
import type { WorksScene } from './works-scene';

interface Picture extends Viewpoint {
  readonly board: number;
  readonly tilt: readonly [number, number];
  readonly marble: readonly [number, number];
  readonly lit: number;
  readonly done: number;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [-0.34, 1.46, 0.02],
    target: [-0.13, 0.92, -0.64],
    fov: 50,
    board: 4,
    tilt: [0.75, 0.5],
    marble: [0.33, 0.44],
    lit: 1,
    done: 5,
  },
  'slide-1': {
    eye: [0, 2.02, 0.28],
    target: [0, 0.94, -0.62],
    fov: 50,
    board: 2,
    tilt: [-0.4, 0.3],
    marble: [-0.5, 0.42],
    lit: 0,
    done: 2,
  },
  'slide-2': {
    eye: [0.3, 1.16, -0.28],
    target: [0.02, 0.94, -0.66],
    fov: 46,
    board: 5,
    tilt: [0.4, -0.5],
    marble: [0.27, -0.25],
    lit: 0.25,
    done: 5,
  },
  'slide-3': {
    eye: [0.62, 1.3, 0.02],
    target: [-0.02, 0.93, -0.66],
    fov: 48,
    board: 7,
    tilt: [-0.8, -0.4],
    marble: [0.4, -0.7],
    lit: 0.6,
    done: 7,
  },
  'slide-4': {
    eye: [-0.16, 1.08, -0.22],
    target: [0, 0.98, -0.62],
    fov: 48,
    board: 0,
    tilt: [0.2, 0.3],
    marble: [-0.24, 0.3],
    lit: 1,
    done: 8,
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeWorks(shot: string, stage: Stage, scene: WorksScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  const board = boards[picture?.board ?? 0];
  if (picture === undefined || board === undefined) return;
  lookFrom(stage.camera, picture);
  scene.hang(board);
  const [x, y] = picture.tilt;
  const [mx, my] = picture.marble;
  const lit = boards.slice(0, picture.done).reduce((progress, _, i) => withTime(progress, i, 100), noProgress);
  scene.row.show(lit, picture.board);
  // Not quite bright, so that the marble remains visible.
  const goal = Math.min(0.98, picture.lit);
  for (let i = 0; i < 70; i += 1) scene.update({ x, y }, { x: mx, y: my, fallen: 0 }, goal, 0.08, 20 + i * 0.08);
  if (picture.lit === 1) scene.flash(0, 0, 40, new Color(1.7, 0.85, 0.26));
  for (let i = 0; i < 6; i += 1) scene.update({ x, y }, { x: mx, y: my, fallen: 0 }, goal, 0.05, 26);
}
