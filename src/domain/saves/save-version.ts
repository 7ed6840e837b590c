import { countCharacters } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

// Limits that the SDK uses too; separate constants, so that its script contains no other limit.

/** Number of slots, numbered from 1. */
export const SAVE_SLOTS = 5;
/** Maximum size of one save, as JSON in UTF-8, in bytes. */
export const SAVE_BYTES = 65_536;
/** Maximum nesting of arrays and objects; deeper values can exhaust a parser's stack. */
export const SAVE_DEPTH = 20;

/**
 * Limits of a player's saves in one game.
 * @rule 3.4 A game has five save slots for each player, with 64 KiB of JSON each.
 */
export const saveLimits = {
  slots: SAVE_SLOTS,
  bytes: SAVE_BYTES,
  depth: SAVE_DEPTH,
  /** Maximum length of a save's name in characters, after NFC. */
  nameLength: 64,
  /**
   * Number of versions of a slot that can be loaded, including the current one; the same number of conflicting writes
   * is retained.
   */
  versions: 10,
} as const;

/**
 * Version numbers of a slot: the newest ever assigned (0 for none), and the current one (0 while the slot is empty).
 */
export interface SlotVersion {
  readonly newest: number;
  readonly held: number;
}

/** State of a slot before its first save. */
export const unusedSlot: SlotVersion = { newest: 0, held: 0 };

/**
 * Returns the slot after a write based on version `base`, 0 for an empty slot. Refused if another write or a deletion
 * came first. Numbers are never reused, not even after a deletion, so an outdated base never matches by chance.
 * @rule 2.7.40 A write without a base replaces the content of the slot.
 */
export function writeVersion(
  { newest, held }: SlotVersion,
  base: number | undefined,
): Result<SlotVersion, 'changed-meanwhile'> {
  return base === undefined || base === held ? ok({ newest: newest + 1, held: newest + 1 }) : err('changed-meanwhile');
}

/**
 * Returns the slot after a refused write. The refused data gets a version number, so that it can still be loaded; the
 * slot's content stays.
 */
export function setAsideVersion({ newest, held }: SlotVersion): SlotVersion {
  return { newest: newest + 1, held };
}

/** Returns the slot after its save was deleted. */
export function deleteVersion({ newest }: SlotVersion): SlotVersion {
  return { newest, held: 0 };
}

/** One version of a slot. */
interface StoredVersion {
  readonly version: number;
  /** True if the write was refused, so that the slot never contained it. */
  readonly setAside: boolean;
}

/**
 * Returns the versions of a slot that can be loaded: its last ten contents, and separately its last ten refused writes.
 */
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

/** Returns the name of a save to store: trimmed, in NFC. Undefined above 64 characters or with control characters. */
export function toSaveName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  return countCharacters(name) > saveLimits.nameLength || unprintable.test(name) ? undefined : name;
}
