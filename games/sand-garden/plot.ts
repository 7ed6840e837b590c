/** Size of the sand in metres, along x and z, centred at 0. */
export const plot = { width: 4.6, depth: 3.2 } as const;

/** A place on the sand in metres. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Returns true if a spot lies on the sand, at least `rim` metres from its frame. */
export function onSand({ x, z }: Spot, rim = 0): boolean {
  return Math.abs(x) <= plot.width / 2 - rim && Math.abs(z) <= plot.depth / 2 - rim;
}
