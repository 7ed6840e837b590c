/** One pattern in the sky: places as [turn, height] in units of the pattern, and the pairs that a line joins. */
export interface Constellation {
  readonly name: string;
  readonly centre: readonly [number, number];
  readonly places: readonly (readonly [number, number])[];
  readonly lines: readonly (readonly [number, number])[];
}

/** The patterns that released lanterns fill, in order. */
export const constellations: readonly Constellation[] = [
  {
    name: 'The Heron',
    centre: [0.08, 0.36],
    places: [
      [0, 0],
      [0.1, 0.17],
      [0.02, 0.33],
      [-0.14, 0.4],
      [-0.3, 0.33],
      [0.26, 0.27],
      [0.42, 0.38],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 5],
      [5, 6],
    ],
  },
  {
    name: 'The Ferry',
    centre: [-0.62, 0.3],
    places: [
      [-0.3, 0.08],
      [-0.2, -0.06],
      [0.16, -0.06],
      [0.28, 0.08],
      [0, 0.1],
      [0, 0.36],
      [0.18, 0.12],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 5],
      [5, 6],
      [4, 6],
    ],
  },
  {
    name: 'The Gate',
    centre: [0.78, 0.3],
    places: [
      [-0.18, -0.05],
      [-0.18, 0.26],
      [-0.28, 0.34],
      [0, 0.37],
      [0.28, 0.34],
      [0.18, 0.26],
      [0.18, -0.05],
    ],
    lines: [
      [0, 1],
      [1, 5],
      [5, 6],
      [2, 3],
      [3, 4],
    ],
  },
  {
    name: 'The Koi',
    centre: [-0.2, 0.66],
    places: [
      [-0.3, 0.02],
      [-0.14, 0.13],
      [0.08, 0.1],
      [0.2, 0],
      [0.08, -0.1],
      [-0.14, -0.1],
      [0.36, 0.1],
      [0.36, -0.1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
      [3, 6],
      [3, 7],
    ],
  },
  {
    name: 'The Long River',
    centre: [0.45, 0.68],
    places: [
      [-0.4, -0.08],
      [-0.24, 0.02],
      [-0.1, -0.03],
      [0.04, 0.07],
      [0.2, 0.02],
      [0.36, 0.12],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
  },
];

const order = constellations.flatMap(({ places }, pattern) => places.map((_, index) => ({ pattern, index })));

/** Total number of places in all patterns. */
export const placeCount = order.length;

/** Returns pattern and index of the nth released lantern. After the last place the patterns start again. */
export function placeOf(nth: number): { readonly pattern: number; readonly index: number } {
  return order[((nth % placeCount) + placeCount) % placeCount] ?? { pattern: 0, index: 0 };
}

/** Returns the direction of a place from the player as a unit vector [x, y, z], -z ahead. */
export function directionOf(pattern: number, index: number): readonly [number, number, number] {
  const constellation = constellations[pattern] ?? constellations[0];
  const [turn, height] = constellation?.places[index] ?? [0, 0];
  const [centreTurn, centreHeight] = constellation?.centre ?? [0, 0];
  const azimuth = centreTurn + turn * 0.8;
  const elevation = centreHeight + height * 0.62;
  return [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), -Math.cos(azimuth) * Math.cos(elevation)];
}
