import { Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import type { Hour } from './creatures';
import type { ReefScene } from './reef-scene';

interface Picture extends Viewpoint {
  readonly hour: Hour;
  readonly shoal: readonly [number, number, number];
  readonly time: number;
}

const pictures: Readonly<Record<string, Picture>> = {
  'slide-2': {
    hour: 'noon',
    eye: [8.6, 1.5, 3.2],
    target: [1.5, 2.2, 1.4],
    fov: 58,
    shoal: [4.4, 1.9, -0.9],
    time: 60,
  },
  'slide-1': { hour: 'dawn', eye: [0.7, 1.2, 8.4], target: [3.5, 2.9, 1.4], fov: 58, shoal: [4.3, 1.7, 3.6], time: 6 },
  hero: { hour: 'night', eye: [6.2, 2.4, 5.2], target: [3.1, 2.7, 2.6], fov: 52, shoal: [1.4, 2, 1], time: 24 },
  'slide-3': {
    hour: 'noon',
    eye: [-6.1, 1.45, -4.9],
    target: [-3.7, 1.0, -4.2],
    fov: 50,
    shoal: [-2.2, 1.9, -3.6],
    time: 30,
  },
  'slide-4': {
    hour: 'night',
    eye: [-7.6, 2.3, -0.4],
    target: [-4.4, 1.7, -2],
    fov: 52,
    shoal: [-3.2, 1.4, 0.4],
    time: 48,
  },
};

/** Composes one of the pictures, the same for the same name; an unknown name gives the hero. */
export function composeReef(shot: string, stage: Stage, scene: ReefScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  stage.rig.position.set(0, 0, 0);
  stage.rig.rotation.set(0, 0, 0);
  lookFrom(stage.camera, picture);
  scene.target.copy(new Vector3(...picture.shoal));
  for (let i = 0; i < 90; i += 1) scene.update(picture.hour, 0.06, picture.time - (90 - i) * 0.06);
}
