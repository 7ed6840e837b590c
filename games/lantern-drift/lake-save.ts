import { paperNames } from './paper';

/** The saved state: total number of lit lanterns, and the selected paper. */
export type LakeSave = { readonly lit: number; readonly dye: number };

export const blankSave: LakeSave = { lit: 0, dye: 0 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Parses a save. Returns undefined for invalid data. */
export function readSave(data: unknown): LakeSave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { lit, dye } = data as Record<string, unknown>;
  return isCount(lit) && isCount(dye) && dye < paperNames.length ? { lit, dye } : undefined;
}

/** Merges two saves: the larger number of lanterns, and this device's paper. */
export function mergeSaves(mine: LakeSave, theirs: LakeSave): LakeSave {
  return { lit: Math.max(mine.lit, theirs.lit), dye: mine.dye };
}
