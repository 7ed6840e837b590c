import { integerDefaults } from '../../src/domain/bridge/arguments';
import { SAVE_SLOTS } from '../../src/domain/saves/save-version';

const MOST_ROWS = 100;

/** Parses an integer like the portal. Returns 0 for a value that the portal refuses. */
function integerOf(raw: unknown, fallback: number, most: number): number {
  const value = Number.isSafeInteger(raw) && (raw as number) > 0 ? (raw as number) : fallback;
  return value <= most ? value : 0;
}

/** Parses a slot number like the portal. */
export const slotOf = (raw: unknown): number => integerOf(raw, integerDefaults.slot, SAVE_SLOTS);

/** Parses a number of rows like the portal. */
export const sizeOf = (raw: unknown): number => integerOf(raw, integerDefaults.size, MOST_ROWS);
