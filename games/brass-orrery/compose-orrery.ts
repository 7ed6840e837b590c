import { Color } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import type { Found } from './almanac';
import type { OrreryScene } from './orrery-scene';
import { moons } from './planets';

interface Picture extends Viewpoint {
  readonly years: number;
  readonly near?: number;
  readonly found: Found;
  readonly time: number;
}

const some: Found = { lines: ['evening-star', 'red-opposition'], moons: moons.slice(0, 5) };

const pictures: Readonly<Record<string, Picture>> = {
  hero: { eye: [-0.5, 1.6, 0.0], target: [-0.14, 1.1, -1.05], fov: 50, years: 20.62, found: some, time: 31 },
  'slide-1': { eye: [0, 2.3, -0.2], target: [0, 1.02, -1.08], fov: 50, years: -6.4, found: some, time: 12 },
  'slide-2': {
    eye: [0.14, 1.4, -0.2],
    target: [0.02, 1.32, -0.64],
    fov: 52,
    years: 4,
    near: 5,
    found: { lines: [], moons: ['Titan', 'Rhea'] },
    time: 8,
  },
  'slide-3': { eye: [0.3, 1.1, -0.16], target: [0.08, 1.0, -0.9], fov: 52, years: 1.7, found: some, time: 20 },
  'slide-4': {
    eye: [-0.12, 1.38, -0.16],
    target: [0, 1.31, -0.62],
    fov: 56,
    years: 9,
    near: 4,
    found: { lines: [], moons: ['Io', 'Europa', 'Callisto'] },
    time: 5,
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeOrrery(shot: string, stage: Stage, scene: OrreryScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  const { years, near, found, time } = picture;
  lookFrom(stage.camera, picture);
  scene.machine.engrave('nova');
  for (let i = 0; i < 60; i += 1) scene.update(years, near, found, 0.6, 0.1, time - 6 + i * 0.1);
  if (near !== undefined)
    for (const { name, at } of scene.worlds.moonsOf(near))
      if (found.moons.includes(name)) scene.flash(at, 8, new Color(0.5, 0.7, 1));
  for (let i = 0; i < 4; i += 1) scene.update(years, near, found, 0.6, 0.1, time);
}
