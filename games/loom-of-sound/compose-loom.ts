import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import type { LoomScene } from './loom-scene';
import { firstPattern, steps, toneAt, type Pattern } from './pattern';

interface Picture extends Viewpoint {
  readonly heard: number;
  readonly position: number;
  readonly full?: true;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: { eye: [-1.7, 2.75, 4.5], target: [0.35, 0.9, 0], fov: 46, heard: 5, position: 8.4, full: true },
  'slide-1': { eye: [0.2, 6.6, 2.6], target: [0.15, 0.8, 0.1], fov: 50, heard: 4, position: 12.4 },
  'slide-2': { eye: [0.1, 1.75, -0.4], target: [-0.4, 0.98, -2.6], fov: 62, heard: 4, position: 4.3 },
  'slide-3': { eye: [2.7, 3.1, 3.3], target: [0.9, 0.85, 0.5], fov: 40, heard: 5, position: 6.5, full: true },
  'slide-4': { eye: [-3.4, 2.3, -2.9], target: [0.1, 1.1, 0.5], fov: 58, heard: 5, position: 14.2, full: true },
};

const rich: Pattern = {
  ...firstPattern,
  beads: firstPattern.beads.map((ring, voice) =>
    ring.map((tone, step) => (tone > 0 ? tone : (step * 3 + voice * 5) % 7 === 0 ? ((step + voice) % 5) + 1 : 0)),
  ),
};

/** Composes one of the pictures, the same for the same name; an unknown name gives the hero. */
export function composeLoom(shot: string, stage: Stage, scene: LoomScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  const pattern = picture.full === true ? rich : firstPattern;
  const time = 6;
  for (let back = 7; back >= 0; back -= 1) {
    const at = picture.position - back;
    const step = ((Math.floor(at) % steps) + steps) % steps;
    for (let voice = 0; voice < picture.heard; voice += 1) {
      const tone = toneAt(pattern, voice, step);
      if (tone > 0) scene.sounded(voice, step, tone, time);
    }
    for (let i = 0; i < 3; i += 1) scene.update(pattern, at, picture.heard, undefined, back === 0 ? 0.02 : 0.06, time);
  }
}
