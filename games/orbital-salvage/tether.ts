/** Range of a tractor, in metres. */
export interface TetherReach {
  readonly crates: number;
  readonly plasma: number;
}

const plain: TetherReach = { crates: 24, plasma: 9 };
const long: TetherReach = { crates: 40, plasma: 16 };
/** Position of distant crates, in metres, beyond the range of the normal tractor. */
export const farOut = { least: 30, most: 36 } as const;

/** Returns the range of a normal tractor, or of one with the long line. */
export function tetherReach(longLine: boolean): TetherReach {
  return longLine ? long : plain;
}
