import type { BufferGeometry } from 'three';
import { arm, fin, joined, loft, type Section, type Skin } from './loft';

/** Returns the sections of a fish of length 2, nose at z = -1, from half widths and half heights. */
function fishSections(wide: number, high: number): readonly Section[] {
  const shape = [0.05, 0.55, 0.85, 1, 0.95, 0.75, 0.45, 0.22, 0.16];
  return shape.map((share, i): Section => [0, 0, -1 + (i * 1.6) / (shape.length - 1), wide * share, high * share]);
}

/** Creates a simple fish with tail and back fin. */
export function fish(wide: number, high: number, skin: Skin, edge: string, sides = 10): BufferGeometry {
  return joined(
    loft(fishSections(wide, high), skin, sides),
    fin(
      [
        [0, 0, 0.55],
        [0, high * 0.95, 1.05],
        [0, high * 0.25, 0.92],
        [0, -high * 0.25, 0.92],
        [0, -high * 0.95, 1.05],
      ],
      edge,
    ),
    fin(
      [
        [0, high * 0.8, -0.4],
        [0, high * 1.55, -0.05],
        [0, high * 1.3, 0.3],
        [0, high * 0.4, 0.45],
      ],
      edge,
    ),
  );
}

export function clownfish(): BufferGeometry {
  const skin: Skin = (along) => {
    const white = Math.abs(along - 0.25) < 0.07 || Math.abs(along - 0.56) < 0.07 || Math.abs(along - 0.92) < 0.05;
    return [white ? '#fff6ee' : '#ff6a14'];
  };
  return joined(
    fish(0.26, 0.46, skin, '#ff8a2a', 14),
    fin(
      [
        [0.2, -0.05, -0.35],
        [0.6, -0.2, 0],
        [0.5, -0.3, 0.1],
      ],
      '#ff8a2a',
      '#20140c',
    ),
    fin(
      [
        [-0.2, -0.05, -0.35],
        [-0.6, -0.2, 0],
        [-0.5, -0.3, 0.1],
      ],
      '#ff8a2a',
      '#20140c',
    ),
  );
}

export function lionfish(): BufferGeometry {
  const skin: Skin = (along) => [Math.sin(along * 46) > 0 ? '#8c1c14' : '#ffe6d2'];
  const spines = Array.from({ length: 22 }, (_, i) => {
    const turn = ((i % 11) / 10 - 0.5) * 2.5;
    const side = i < 11 ? 1 : -1;
    const x = side * Math.cos(turn) * 1.15;
    const y = Math.sin(turn) * 0.95 + 0.1;
    const z = 0.15 + 0.25 * Math.abs(turn);
    return fin(
      [
        [side * 0.18, 0, -0.35],
        [x, y, z],
        [x * 0.9, y * 0.92 - 0.1, z + 0.16],
      ],
      i % 2 ? '#c23a26' : '#ffd9c0',
      '#fff0e4',
      0.05,
    );
  });
  const back = Array.from({ length: 9 }, (_, i) =>
    fin(
      [
        [0, 0.3, -0.5 + i * 0.1],
        [0, 1.15 - i * 0.04, -0.35 + i * 0.13],
        [0, 0.4, -0.42 + i * 0.1],
      ],
      '#c23a26',
      '#fff0e4',
    ),
  );
  return joined(fish(0.28, 0.42, skin, '#e0674a', 12), ...spines, ...back);
}

export function manta(): BufferGeometry {
  const sections: Section[] = [
    [0, 0, -0.75, 0.28, 0.05],
    [0, 0.02, -0.6, 0.42, 0.12],
    [0, 0.03, -0.35, 0.85, 0.16],
    [0, 0.02, -0.1, 1.75, 0.13],
    [0, 0.01, 0.15, 1.1, 0.12],
    [0, 0, 0.45, 0.4, 0.08],
    [0, 0, 0.7, 0.08, 0.05],
  ];
  const skin: Skin = (along, round) => {
    const below = round > 0.5;
    return [
      below ? '#dfe8f2' : along < 0.25 && Math.abs(round - 0.25) > 0.12 ? '#b8c8d8' : '#1a2a44',
      below ? 0 : 0.04,
    ];
  };
  return joined(
    loft(sections, skin, 18),
    arm(
      (t) => [0, 0, 0.6 + t * 1.5],
      0.035,
      () => ['#1a2a44'],
      8,
      5,
    ),
    fin(
      [
        [0.2, 0, -0.7],
        [0.3, 0, -1.1],
        [0.36, -0.06, -0.7],
      ],
      '#1a2a44',
    ),
    fin(
      [
        [-0.2, 0, -0.7],
        [-0.3, 0, -1.1],
        [-0.36, -0.06, -0.7],
      ],
      '#1a2a44',
    ),
  );
}

export function whale(): BufferGeometry {
  const shape = [0.02, 0.12, 0.2, 0.25, 0.26, 0.22, 0.16, 0.1, 0.05];
  const sections = shape.map((w, i): Section => [0, i < 3 ? -0.02 : 0, -1 + i * 0.24, w, w * 0.9]);
  const skin: Skin = (along, round) => [round > 0.58 && round < 0.92 && along < 0.6 ? '#a8b8c6' : '#22344c'];
  return joined(
    loft(sections, skin, 16),
    fin(
      [
        [0.2, -0.08, -0.45],
        [0.8, -0.2, -0.05],
        [0.72, -0.2, 0.05],
        [0.22, -0.1, -0.2],
      ],
      '#22344c',
      '#c8d4de',
    ),
    fin(
      [
        [-0.2, -0.08, -0.45],
        [-0.8, -0.2, -0.05],
        [-0.72, -0.2, 0.05],
        [-0.22, -0.1, -0.2],
      ],
      '#22344c',
      '#c8d4de',
    ),
    fin(
      [
        [0, 0, 0.85],
        [0.42, 0.02, 1.12],
        [0, 0, 1.02],
        [-0.42, 0.02, 1.12],
      ],
      '#22344c',
    ),
    fin(
      [
        [0, 0.2, 0.1],
        [0, 0.32, 0.32],
        [0, 0.15, 0.4],
      ],
      '#22344c',
    ),
  );
}

export function turtle(): BufferGeometry {
  const shell: Section[] = [0.05, 0.42, 0.6, 0.66, 0.6, 0.45, 0.1].map((w, i): Section => [
    0,
    0.02 + 0.06 * Math.sin((i / 6) * Math.PI),
    -0.6 + i * 0.2,
    w,
    w * 0.42,
  ]);
  const skin: Skin = (along, round) =>
    round > 0.5 ? ['#d8c890'] : [Math.sin(along * 22) * Math.sin(round * 50) > 0.12 ? '#7a5a2a' : '#40502a'];
  const head: Section[] = [0.03, 0.13, 0.15, 0.1].map((w, i): Section => [0, 0.08, -1.02 + i * 0.13, w, w * 0.85]);
  const flipper = (side: number): BufferGeometry =>
    joined(
      fin(
        [
          [side * 0.42, 0, -0.4],
          [side * 1.3, -0.05, -0.05],
          [side * 1.22, -0.05, 0.1],
          [side * 0.5, 0, -0.1],
        ],
        '#56703a',
        '#a8b878',
      ),
      fin(
        [
          [side * 0.35, 0, 0.4],
          [side * 0.68, -0.03, 0.75],
          [side * 0.5, -0.03, 0.85],
          [side * 0.25, 0, 0.52],
        ],
        '#56703a',
        '#a8b878',
      ),
    );
  return joined(
    loft(shell, skin, 20),
    loft(head, () => ['#6a8046'], 10),
    flipper(1),
    flipper(-1),
  );
}
