import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { saveLimits } from './save-limits';

/** A slot as far as versions go: the newest number ever given (0 for none), and whether the slot holds a save now. */
export interface SlotVersion {
  readonly newest: number;
  readonly used: boolean;
}

/** What a slot is before its first save. */
export const unusedSlot: SlotVersion = { newest: 0, used: false };

/** The version on which a write to the slot must be based: 0 while it is empty. */
export function baseOf({ newest, used }: SlotVersion): number {
  return used ? newest : 0;
}

/**
 * The slot after a write based on version `base`; refused when another write or a deletion came between. Numbers are never given twice,
 * also not after a deletion, so an old base cannot fit by chance.
 */
export function writeVersion(slot: SlotVersion, base: number): Result<SlotVersion, 'changed-meanwhile'> {
  return base === baseOf(slot) ? ok({ newest: slot.newest + 1, used: true }) : err('changed-meanwhile');
}

/** The slot after its save was deleted. */
export function deleteVersion({ newest }: SlotVersion): SlotVersion {
  return { newest, used: false };
}

/** Whether a version is still among the last ten. */
export function isVersionKept(version: number, newest: number): boolean {
  return version > 0 && version <= newest && version > newest - saveLimits.versions;
}
