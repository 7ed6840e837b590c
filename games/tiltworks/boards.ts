/** One of the labyrinths. Angles are in degrees, counter-clockwise from the right as seen from above. */
export interface Board {
  readonly name: string;
  /** Number of lanes around the lamp's court; lane 0 is the innermost. */
  readonly lanes: number;
  /** Gaps of each ring wall, from the innermost outwards. The rim has none. */
  readonly gaps: readonly (readonly number[])[];
  /** Walls across a lane. */
  readonly bars: readonly (readonly [lane: number, angle: number])[];
  /** Holes in a lane: at its inner wall (-1), its middle (0) or its outer wall (1). */
  readonly holes: readonly (readonly [lane: number, angle: number, side: -1 | 0 | 1])[];
  /** Start of the marble in the outermost lane. */
  readonly start: number;
}

export const boards: readonly Board[] = [
  {
    name: 'First Light',
    lanes: 2,
    gaps: [[90], [270]],
    bars: [],
    holes: [],
    start: 100,
  },
  {
    name: 'Two Doors',
    lanes: 3,
    gaps: [[180], [0, 200], [90]],
    bars: [
      [2, 50],
      [1, 100],
    ],
    holes: [],
    start: 20,
  },
  {
    name: 'The Well',
    lanes: 3,
    gaps: [[270], [60], [250]],
    bars: [[1, 300]],
    holes: [
      [2, 0, 0],
      [1, 170, 1],
    ],
    start: 100,
  },
  {
    name: 'Clockmaker',
    lanes: 4,
    gaps: [[30], [210], [30, 120], [300]],
    bars: [
      [3, 330],
      [2, 75],
      [1, 255],
    ],
    holes: [
      [3, 200, 1],
      [2, 180, -1],
    ],
    start: 20,
  },
  {
    name: 'Half Moon',
    lanes: 4,
    gaps: [[90], [270], [80], [180]],
    bars: [
      [3, 150],
      [2, 130],
      [1, 315],
      [0, 130],
    ],
    holes: [
      [3, 270, -1],
      [2, 230, 1],
      [2, 340, -1],
      [1, 180, 1],
    ],
    start: 120,
  },
  {
    name: 'Ember Court',
    lanes: 4,
    gaps: [[0], [150, 330], [240], [60, 300]],
    bars: [
      [3, 90],
      [2, 20],
      [2, 200],
      [1, 100],
      [1, 290],
    ],
    holes: [
      [3, 180, 1],
      [3, 250, -1],
      [2, 280, 1],
      [1, 200, -1],
      [0, 90, 1],
    ],
    start: 130,
  },
  {
    name: 'Nightworks',
    lanes: 5,
    gaps: [[200], [20], [170], [350], [130]],
    bars: [
      [4, 170],
      [3, 40],
      [2, 260],
      [1, 60],
    ],
    holes: [
      [4, 300, 1],
      [4, 30, -1],
      [3, 240, 1],
      [2, 90, -1],
      [1, 290, 1],
    ],
    start: 215,
  },
  {
    name: 'The Long Way Home',
    lanes: 5,
    gaps: [[45], [225], [60], [240], [75]],
    bars: [
      [4, 110],
      [3, 280],
      [2, 20],
      [1, 265],
      [0, 100],
    ],
    holes: [
      [4, 200, 1],
      [4, 280, -1],
      [4, 350, 1],
      [3, 150, -1],
      [2, 130, 1],
      [1, 340, -1],
    ],
    start: 140,
  },
];
