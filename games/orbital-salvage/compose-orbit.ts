import { Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { seededRandom } from '../kit/seeded-random';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import type { OrbitScene } from './orbit-scene';
import { Tool } from './tool';

type Point = readonly [number, number, number];

interface Picture extends Viewpoint {
  readonly drones: readonly Point[];
  readonly crates: readonly Point[];
  readonly blasts: readonly Point[];
  readonly bolts: readonly (readonly [Point, Point])[];
  readonly orbs: readonly Point[];
  readonly tools: readonly { readonly at: Point; readonly to: Point; readonly pull: boolean }[];
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [0, 1.6, 0],
    target: [0.4, 1.1, -10],
    fov: 56,
    drones: [
      [0.35, 2.7, -5],
      [7.4, 4.3, -14],
      [-0.6, 4.4, -15],
    ],
    crates: [
      [-1.35, 0.95, -3.1],
      [3.1, -0.4, -8.5],
      [-4.6, -0.6, -9],
    ],
    blasts: [[3.7, 1.75, -8.5]],
    bolts: [
      [
        [1.5, 1.6, -4.4],
        [3.7, 1.75, -8.5],
      ],
    ],
    orbs: [[0.6, 2.15, -5.4]],
    tools: [
      { at: [0.27, 1.37, -0.62], to: [3.7, 1.75, -8.5], pull: false },
      { at: [-0.3, 1.36, -0.62], to: [-1.35, 0.95, -3.1], pull: true },
    ],
  },
  'slide-1': {
    eye: [-6, 2.4, -8],
    target: [-8.4, 2.8, -24],
    fov: 58,
    drones: [[-3.6, 4.8, -17]],
    crates: [
      [-7.6, 1.5, -11.2],
      [-4.9, 1.2, -13],
      [-10, 3.6, -14],
    ],
    blasts: [],
    bolts: [],
    orbs: [],
    tools: [],
  },
  'slide-2': {
    eye: [0.2, 1.6, 0.1],
    target: [0, 1.35, -4],
    fov: 54,
    drones: [],
    crates: [
      [0.15, 1.28, -2.2],
      [-2.6, 2.3, -6],
      [2.9, 0.4, -6.4],
      [1.4, 2.9, -9],
    ],
    blasts: [],
    bolts: [],
    orbs: [],
    tools: [{ at: [0.33, 1.36, -0.55], to: [0.15, 1.28, -2.2], pull: true }],
  },
  'slide-3': {
    eye: [0, 1.6, 0],
    target: [1.2, 2.3, -9],
    fov: 56,
    drones: [
      [0.1, 2.35, -5.2],
      [3.7, 3.5, -9.2],
      [-4.1, 3.6, -12],
      [6.8, 1.2, -13],
      [-1.2, 5, -16],
    ],
    crates: [],
    blasts: [[2.4, 1.6, -8]],
    bolts: [
      [
        [1.5, 1.5, -5.6],
        [2.4, 1.6, -8],
      ],
      [
        [1.0, 1.45, -4.0],
        [2.4, 1.6, -8],
      ],
    ],
    orbs: [
      [-0.5, 2.1, -3.2],
      [2.6, 2.7, -6],
    ],
    tools: [{ at: [0.3, 1.38, -0.6], to: [2.4, 1.6, -8], pull: false }],
  },
  'slide-4': {
    eye: [6, 5.4, -9],
    target: [-9, -2.2, -33],
    fov: 60,
    drones: [
      [2.6, 4.7, -14],
      [0.2, 5.9, -18],
    ],
    crates: [[4.6, 4, -12.2]],
    blasts: [[-5, 6.6, -26]],
    bolts: [],
    orbs: [],
    tools: [],
  },
};

const still = 12.4;

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeOrbit(shot: string, context: GameContext, scene: OrbitScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  const { camera, scene: root } = context.stage;
  const random = seededRandom(8);
  lookFrom(camera, picture);
  scene.salvage.crates = [];
  for (const at of picture.crates) scene.salvage.add(new Vector3(...at), random);
  for (const crate of scene.salvage.crates) crate.velocity.set(0, 0, 0);
  scene.drones.list = picture.drones.map((at, i) => ({
    position: new Vector3(...at),
    velocity: new Vector3(i % 2 === 0 ? 3 : -3, 0, 0),
    station: new Vector3(...at),
    phase: i * 1.7,
    worth: i === 1 ? 2 : 1,
    armour: 1,
    reload: i === 0 ? 0.3 : 2,
    flash: 0,
  }));
  for (const [from, to] of picture.bolts)
    scene.bolts.fire(new Vector3(...from), new Vector3(...to).sub(new Vector3(...from)), undefined);
  for (const at of picture.orbs) scene.bolts.fireAt(new Vector3(...at), new Vector3(0, 1.5, 0), 0.01);
  for (const { at, to, pull } of picture.tools) {
    const tool = new Tool(pull ? 'tractor' : 'blaster');
    const from = new Vector3(...at);
    const goal = new Vector3(...to);
    const way = goal.clone().sub(from).normalize();
    for (let i = 0; i < 20; i += 1) tool.pose(from, way, camera.position, goal, pull ? goal : undefined, 0.05, still);
    tool.children[2]?.removeFromParent();
    root.add(tool);
  }
  root.updateMatrixWorld(true);
  for (let i = 0; i < 20; i += 1) scene.update(0.05, still);
  for (const at of picture.blasts) scene.explode(new Vector3(...at), 0.8);
  scene.bolts.update(0.001, still);
  scene.salvage.update(0, still);
  for (let i = 0; i < 5; i += 1) scene.update(0.035, still);
}
