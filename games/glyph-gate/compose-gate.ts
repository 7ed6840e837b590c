import { solve } from './solve';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { turned } from './gate';
import type { GateScene } from './gate-scene';
import { gateOf } from './levels';

interface Picture extends Viewpoint {
  readonly level: number;
  /** Turns that are still missing. */
  readonly missing: number;
  readonly open: boolean;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: { eye: [-2.4, 1.0, 0.9], target: [0.75, 2.5, -5.4], fov: 48, level: 9, missing: 0, open: false },
  'slide-1': { eye: [0, 1.7, 0.2], target: [0, 2.25, -5.4], fov: 50, level: 3, missing: 2, open: false },
  'slide-2': { eye: [1.5, 2.0, -3.1], target: [-0.35, 2.35, -5.4], fov: 46, level: 9, missing: 1, open: false },
  'slide-3': { eye: [1.1, 1.0, -0.6], target: [-0.15, 2.4, -5.4], fov: 56, level: 7, missing: 0, open: true },
  'slide-4': { eye: [-7.6, 3.4, 2.6], target: [1.2, 2.1, -6], fov: 48, level: 11, missing: 0, open: false },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeGate(shot: string, stage: Stage, scene: GateScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  const gate = gateOf(picture.level);
  const way = solve(gate, gate.start) ?? [];
  const turns = way
    .slice(0, way.length - picture.missing)
    .reduce((stood, turn) => turned(gate, stood, turn), gate.start);
  scene.build(gate);
  if (picture.open) scene.burst(gate.core.length);
  for (let i = 0; i < 60; i += 1)
    scene.update(gate, turns, turns, picture.open, picture.open ? 0.022 : 0.06, 20 + i * 0.03);
}
