import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { saveLimits } from './save-limits';

/** A slot as far as versions go: the newest number ever given (0 for none), and the one of what the slot holds (0 while it is empty). */
export interface SlotVersion {
  readonly newest: number;
  readonly held: number;
}

/** What a slot is before its first save. */
export const unusedSlot: SlotVersion = { newest: 0, held: 0 };

/**
 * The slot after a write based on version `base`, 0 for an empty slot; refused when another write or a deletion came between. Numbers are
 * never given twice, also not after a deletion, so an old base cannot fit by chance.
 */
export function writeVersion({ newest, held }: SlotVersion, base: number): Result<SlotVersion, 'changed-meanwhile'> {
  return base === held ? ok({ newest: newest + 1, held: newest + 1 }) : err('changed-meanwhile');
}

/** The slot after a write that was refused: what it brought gets a number, so that it can still be loaded, and the slot holds what it held. */
export function setAsideVersion({ newest, held }: SlotVersion): SlotVersion {
  return { newest: newest + 1, held };
}

/** The slot after its save was deleted. */
export function deleteVersion({ newest }: SlotVersion): SlotVersion {
  return { newest, held: 0 };
}

/** Whether a version can still be loaded: the last ten can, and the one that the slot holds. */
export function isVersionKept(version: number, { newest, held }: SlotVersion): boolean {
  return version > 0 && version <= newest && (version === held || version > newest - saveLimits.versions);
}
