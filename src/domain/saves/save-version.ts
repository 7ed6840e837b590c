import { countCharacters } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

// Limits that the SDK keeps too: constants of their own, so that its script carries no other limit.

/** Slots, numbered from 1. */
export const SAVE_SLOTS = 5;
/** Bytes of one save, as JSON in UTF-8. */
export const SAVE_BYTES = 65_536;
/** Arrays and objects inside each other; deeper ones can exhaust what reads them. */
export const SAVE_DEPTH = 20;

/**
 * What a player may save in one game.
 * @rule 3.4 A game has five save slots for each player, with 64 KiB of JSON each.
 */
export const saveLimits = {
  slots: SAVE_SLOTS,
  bytes: SAVE_BYTES,
  depth: SAVE_DEPTH,
  /** Characters of a save's name, after NFC. */
  nameLength: 64,
  /** Versions of a slot that can be loaded, what it holds included; as many again of those that came too late. */
  versions: 10,
} as const;

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

const unprintable = /[\p{Cc}\p{Cs}]/u;

/** The name of a save as it is kept: trimmed, in NFC; undefined above 64 characters or with control characters. */
export function toSaveName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  return countCharacters(name) > saveLimits.nameLength || unprintable.test(name) ? undefined : name;
}
