import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { pathOf, place, type GardenAction } from './garden';
import { packGarden } from './garden-save';
import type { GardenScene } from './garden-scene';
import { Gardener } from './gardener';
import { plot } from './plot';
import type { SandField } from './sand-field';
import { starters } from './starters';

interface Picture extends Viewpoint {
  readonly deeds: readonly GardenAction[];
}

const spiral: GardenAction = {
  kind: 'rake',
  way: pathOf(260, (t) => {
    const turn = t * Math.PI * 2 * 4.27;
    const far = 0.2 + t * 1.42;
    return { x: 0.15 + Math.cos(turn) * far, z: -0.05 + Math.sin(turn) * far };
  }),
};
const straight = (from: number): readonly GardenAction[] =>
  Array.from({ length: 13 }, (_, nth): GardenAction => {
    const z = (nth - 6) * 0.275;
    return { kind: 'rake', way: pathOf(30, (t) => ({ x: from + (t - 0.5) * (plot.width + 0.4), z })) };
  });
const waves = (high: number, often: number): readonly GardenAction[] =>
  Array.from({ length: 15 }, (_, nth): GardenAction => {
    const z = (nth - 7) * 0.275;
    return {
      kind: 'rake',
      way: pathOf(70, (t) => {
        const x = (t - 0.5) * (plot.width + 0.4);
        return { x, z: z + Math.sin(x * often) * high };
      }),
    };
  });

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [0.2, 1.0, 2.5],
    target: [-0.15, 0.06, -0.7],
    fov: 46,
    deeds: [
      ...waves(0.2, 1.5),
      place('moss', -0.92, -0.5, 9),
      place('stone', -0.66, -0.55, 7),
      place('stone', -1.1, -0.28, 26),
      place('stone', -0.32, -0.3, 17),
      place('lantern', 0.92, -0.72, 4),
      place('stone', 1.25, 0.35, 31),
    ],
  },
  'slide-1': {
    eye: [-1.35, 0.62, 1.15],
    target: [0.25, 0.02, -0.2],
    fov: 44,
    deeds: [...straight(0), spiral, place('moon', 0.15, -0.05, 12), place('lantern', 1.5, -1.0, 4)],
  },
  'slide-2': {
    eye: [0, 3.7, 2.1],
    target: [0, 0, -0.02],
    fov: 46,
    deeds: [
      ...straight(0),
      place('stone', -1.2, 0.3, 15),
      {
        kind: 'rake',
        way: pathOf(60, (t) => ({ x: -1.2 + Math.cos(t * 6.6) * 0.62, z: 0.3 + Math.sin(t * 6.6) * 0.62 })),
      },
      place('stone', 1.1, -0.4, 23),
      place('moss', 1.45, -0.25, 3),
      {
        kind: 'rake',
        way: pathOf(60, (t) => ({ x: 1.2 + Math.cos(t * 6.6) * 0.72, z: -0.35 + Math.sin(t * 6.6) * 0.72 })),
      },
      place('lantern', 0, 0.95, 4),
      place('lantern', -1.9, -1.2, 4),
    ],
  },
  'slide-3': {
    eye: [1.75, 0.42, 0.75],
    target: [0.75, 0.22, -0.55],
    fov: 50,
    deeds: [
      ...waves(0.12, 2.4),
      place('lantern', 0.8, -0.35, 4),
      place('stone', 1.15, -0.55, 39),
      place('moss', 0.52, -0.52, 5),
      place('stone', 0.3, -0.1, 18),
    ],
  },
  'slide-4': {
    eye: [-0.4, 1.5, 2.75],
    target: [-0.7, 0.85, -2],
    fov: 54,
    deeds: [
      ...(starters[1] ?? []),
      place('lantern', 1.6, -1.0, 4),
      place('moon', 1.0, 0.5, 12),
      place('moss', -0.7, 0.4, 3),
    ],
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeGarden(shot: string, stage: Stage, scene: GardenScene, field: SandField): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  stage.rig.position.set(0, 0, 0);
  stage.rig.updateMatrixWorld();
  lookFrom(stage.camera, picture);
  const gardener = new Gardener([{ value: packGarden(picture.deeds, 0), change: () => undefined }], field);
  for (let i = 0; i < 40; i += 1) scene.update(gardener.pieces, undefined, 0.1, 11 + i * 0.1);
}
