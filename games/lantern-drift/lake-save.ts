import { paperNames } from './paper';

/** What the lake remembers: lanterns lit in all, and the paper chosen last. */
export type LakeSave = { readonly lit: number; readonly dye: number };

export const blankSave: LakeSave = { lit: 0, dye: 0 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Understands a save; undefined for anything else. */
export function readSave(data: unknown): LakeSave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { lit, dye } = data as Record<string, unknown>;
  return isCount(lit) && isCount(dye) && dye < paperNames.length ? { lit, dye } : undefined;
}

/** One save out of two: no lantern is forgotten, and the paper is the one chosen here. */
export function mergeSaves(mine: LakeSave, theirs: LakeSave): LakeSave {
  return { lit: Math.max(mine.lit, theirs.lit), dye: mine.dye };
}
