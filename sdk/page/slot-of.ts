import type { ArgumentParser } from '../../src/domain/bridge/arguments';
import { slot as readSlot } from '../../src/domain/bridge/integer-arguments';

/** An integer that the portal reads in the same way; 0 for one that it refuses. */
export function integerOf(read: ArgumentParser<number>, raw: unknown): number {
  const value = read(raw);
  return value.ok ? value.value : 0;
}

/** The slot that a game means, as the portal reads it. */
export const slotOf = (raw: unknown): number => integerOf(readSlot, raw);
