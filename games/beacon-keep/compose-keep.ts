import { Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { lookFrom, type Viewpoint } from '../kit/viewpoint';
import { headingOf, lampAt, seaLevel } from './beam';
import { beamLight } from './beam-light';
import type { Ship } from './fleet';
import { placeOf } from './fleet';
import type { Shade } from './shade';
import type { StormScene } from './storm-scene';

interface Picture extends Viewpoint {
  /** Bearing, distance and light of each ship. */
  readonly ships: readonly (readonly [number, number, number])[];
  readonly shades: readonly (readonly [number, number, number, number])[];
  /** Bearing and distance of the point where the beam meets the sea. */
  readonly beam: readonly [number, number];
  readonly half: number;
  readonly flare?: number;
  readonly rings?: boolean;
  readonly rain?: boolean;
}

const pictures: Readonly<Record<string, Picture>> = {
  hero: {
    eye: [21, -11.2, -66],
    target: [1.5, -4.6, 0],
    fov: 34,
    ships: [
      [0.2, 36, 0.9],
      [-0.34, 40, 0.3],
    ],
    shades: [],
    beam: [0.2, 40],
    half: 0.095,
  },
  'slide-1': {
    eye: [0, 1.6, 0.1],
    target: [0.1, -6.4, -40],
    fov: 62,
    ships: [
      [-0.19, 58, 0.8],
      [0.16, 76, 0.3],
      [0.02, 118, 0.6],
      [-0.36, 108, 0.2],
      [0.4, 92, 0.5],
    ],
    shades: [],
    beam: [-0.19, 57],
    half: 0.1,
    rings: true,
    rain: true,
  },
  'slide-2': {
    eye: [-12, -12.2, -92],
    target: [2.6, -9.8, -66],
    fov: 44,
    ships: [[-0.02, 74, 0.2]],
    shades: [
      [5.4, -9.4, -72, 0],
      [-4.6, -8.4, -70, 0],
      [9.5, -10.4, -60, 0],
    ],
    beam: [-0.21, 56],
    half: 0.085,
  },
  'slide-3': {
    eye: [17, 13, 22],
    target: [-5, -7.5, -40],
    fov: 50,
    ships: [
      [-0.2, 66, 0.9],
      [0.16, 88, 0.5],
      [-0.44, 88, 0.5],
      [0.06, 128, 0.4],
    ],
    shades: [[-26, -6, -82, 0.2]],
    beam: [-0.2, 68],
    half: 0.1,
  },
  'slide-4': {
    eye: [-13, -3.5, -24],
    target: [6, -11.5, -84],
    fov: 54,
    ships: [
      [-0.16, 52, 1],
      [0.02, 78, 1],
      [0.22, 66, 1],
      [-0.3, 96, 1],
      [0.14, 118, 1],
    ],
    shades: [
      [13, -6, -58, 0.75],
      [-22, -7, -76, 0.7],
    ],
    beam: [0.74, 60],
    half: 0.085,
    flare: 0.55,
  },
};

/** Composes one of the game's pictures, the same for the same name; an unknown name gives the hero. */
export function composeKeep(shot: string, stage: Stage, scene: StormScene): void {
  const picture = pictures[shot] ?? pictures['hero'];
  if (picture === undefined) return;
  lookFrom(stage.camera, picture);
  const [bearing, distance] = picture.beam;
  const spot = placeOf({ bearing, distance }).setY(seaLevel + 1);
  const ships = picture.ships.map(([at, far, light], lane): Ship => ({
    lane,
    speed: 0,
    distance: far,
    bearing: at,
    light,
    passed: 0,
    sinking: 0,
  }));
  const shades = picture.shades.map(([x, y, z, fear], phase): Shade => ({
    at: new Vector3(x, y, z),
    fear,
    clings: false,
    phase,
  }));
  scene.fleet.ringed = picture.rings ?? false;
  scene.rain.visible = picture.rain ?? false;
  scene.shine(headingOf(spot.sub(lampAt)), picture.half, 1.15);
  beamLight.flare.value = picture.flare ?? 0;
  scene.update(ships, shades, 0, 12.4);
}
