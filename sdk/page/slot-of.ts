import { integerDefaults } from '../../src/domain/bridge/arguments';
import { SAVE_SLOTS } from '../../src/domain/saves/save-version';

const MOST_ROWS = 100;

/** An integer as the portal reads it; 0 for one that it refuses. */
function integerOf(raw: unknown, fallback: number, most: number): number {
  const value = Number.isSafeInteger(raw) && (raw as number) > 0 ? (raw as number) : fallback;
  return value <= most ? value : 0;
}

/** The slot that a game means, as the portal reads it. */
export const slotOf = (raw: unknown): number => integerOf(raw, integerDefaults.slot, SAVE_SLOTS);

/** The rows that a game asks for, as the portal reads them. */
export const sizeOf = (raw: unknown): number => integerOf(raw, integerDefaults.size, MOST_ROWS);
