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

/** One version of a slot. */
interface StoredVersion {
  readonly version: number;
  /** Whether it came too late, and the slot never held it. */
  readonly setAside: boolean;
}

/** Those versions of a slot that can still be loaded: the last ten that it held and, so that no refused write forgets one of them, the last ten set aside. */
export function retainedVersions<V extends StoredVersion>(versions: readonly V[]): readonly V[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version);
  const kept = new Set(
    [true, false].flatMap((aside) =>
      newestFirst.filter(({ setAside }) => setAside === aside).slice(0, saveLimits.versions),
    ),
  );
  return versions.filter((version) => kept.has(version));
}
