import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameSave, GameSaves } from '../../src/domain/bridge/game-data';
import type { JsonValue } from '../../src/domain/saves/json';
import { deleteVersion, unusedSlot, writeVersion } from '../../src/domain/saves/save-version';
import type { SlotVersion } from '../../src/domain/saves/save-version';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { fieldsOf, itemsOf, recordOf } from './fields';

/** A slot with its stored versions, newest first. */
export interface StoredSlot extends SlotVersion {
  readonly kept: readonly GameSave[];
}

/** Saves stored in the page, by slot. */
export type SaveSlots = Readonly<Record<string, StoredSlot>>;

/** A write to a slot. */
export interface WrittenSave {
  readonly slot: number;
  readonly name: string;
  readonly data: JsonValue;
  readonly base: number;
}

const emptySlot: StoredSlot = { ...unusedSlot, kept: [] };

function parseSave(raw: unknown): GameSave | undefined {
  const { name, data, version, createdAt, updatedAt } = fieldsOf(raw);
  const known = typeof name === 'string' && data !== undefined && typeof version === 'number';
  if (!known || typeof createdAt !== 'string' || typeof updatedAt !== 'string') return undefined;
  return { name, data: data as JsonValue, version, createdAt, updatedAt };
}

/** Parses stored slots and drops invalid ones, because anybody can write to storage. */
export function parseSlots(stored: unknown): SaveSlots {
  return recordOf(stored, (raw) => {
    const { newest, kept } = fieldsOf(raw);
    const saves = itemsOf(kept).flatMap((save) => parseSave(save) ?? []);
    if (!Number.isSafeInteger(newest)) return undefined;
    return { newest: newest as number, held: saves[0]?.version ?? 0, kept: saves };
  });
}

/** Returns the newest save of each used slot. */
export function allSaves(slots: SaveSlots): GameSaves {
  return recordOf(slots, (slot) => (slot as StoredSlot).kept[0]);
}

/** Returns the newest save of a slot or a stored version of it. Fails with `err_not_found` if it does not exist. */
export function loadSave(slots: SaveSlots, slot: number, version: number | undefined): Result<GameSave, BridgeError> {
  const kept = slots[slot]?.kept ?? [];
  const found = version === undefined ? kept[0] : kept.find((save) => save.version === version);
  return found === undefined ? err(bridgeError('err_not_found', 'This save does not exist.')) : ok(found);
}

/**
 * Writes a save at `now` (ISO 8601, UTC) and keeps at most `versions` versions. Fails with `err_conflict` if `base` is not the current
 * version.
 */
export function writeSave(
  slots: SaveSlots,
  { slot, name, data, base }: WrittenSave,
  now: string,
  versions: number,
): Result<SaveSlots, BridgeError> {
  const before = slots[slot] ?? emptySlot;
  const moved = writeVersion(before, base);
  if (!moved.ok) return err(bridgeError('err_conflict', 'The slot was changed meanwhile.'));
  const version = moved.value.newest;
  const save = { name, data, version, createdAt: before.kept[0]?.createdAt ?? now, updatedAt: now };
  return ok({ ...slots, [slot]: { ...moved.value, kept: [save, ...before.kept].slice(0, versions) } });
}

/** Deletes all versions of a slot. */
export function deleteSave(slots: SaveSlots, slot: number): SaveSlots {
  const before = slots[slot];
  return before === undefined ? slots : { ...slots, [slot]: { ...deleteVersion(before), kept: [] } };
}

/** Deletes all saves. Version numbers continue. */
export function clearSaves(slots: SaveSlots): SaveSlots {
  return recordOf(slots, (slot) => ({ ...deleteVersion(slot as StoredSlot), kept: [] }));
}

/** Returns the version on which a write to the slot must be based. */
export function versionOf(slots: SaveSlots, slot: number): number {
  return (slots[slot] ?? emptySlot).held;
}
