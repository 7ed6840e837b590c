/** How far a tractor reaches, in metres. */
export interface TetherReach {
  readonly crates: number;
  readonly plasma: number;
}

const plain: TetherReach = { crates: 24, plasma: 9 };
const long: TetherReach = { crates: 40, plasma: 16 };
/** Where crates far out drift, in metres: the plain line ends before them until they have come nearer on their own. */
export const farOut = { least: 30, most: 36 } as const;

/** Returns the reach of the plain tractor, or of one that hangs on the long line. */
export function tetherReach(longLine: boolean): TetherReach {
  return longLine ? long : plain;
}
