import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameSave, GameSaves } from '../../src/domain/bridge/game-data';
import type { JsonValue } from '../../src/domain/saves/json';
import { deleteVersion, unusedSlot, writeVersion } from '../../src/domain/saves/save-version';
import type { SlotVersion } from '../../src/domain/saves/save-version';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { fieldsOf, itemsOf, recordOf } from './fields';

/** A slot with the versions that are kept, the newest first. */
export interface StoredSlot extends SlotVersion {
  readonly kept: readonly GameSave[];
}

/** Saves that are kept in the page, by slot. */
export type SaveSlots = Readonly<Record<string, StoredSlot>>;

/** What is written into a slot. */
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

/** Reads slots out of storage, where anybody can write: what is not understood is left out. */
export function parseSlots(stored: unknown): SaveSlots {
  return recordOf(stored, (raw) => {
    const { newest, kept } = fieldsOf(raw);
    const saves = itemsOf(kept).flatMap((save) => parseSave(save) ?? []);
    if (!Number.isSafeInteger(newest)) return undefined;
    return { newest: newest as number, held: saves[0]?.version ?? 0, kept: saves };
  });
}

/** The newest save of each slot that holds one. */
export function allSaves(slots: SaveSlots): GameSaves {
  return recordOf(slots, (slot) => (slot as StoredSlot).kept[0]);
}

/** What a slot holds, or held at a version that is kept; `err_not_found` for none. */
export function loadSave(slots: SaveSlots, slot: number, version: number | undefined): Result<GameSave, BridgeError> {
  const kept = slots[slot]?.kept ?? [];
  const found = version === undefined ? kept[0] : kept.find((save) => save.version === version);
  return found === undefined ? err(bridgeError('err_not_found', 'This save does not exist.')) : ok(found);
}

/** The slots after a write at `now` (ISO 8601, UTC) that keeps `versions` of them; `err_conflict` when it builds on another version than the slot's. */
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

/** The slots after one was emptied, with all its versions. */
export function deleteSave(slots: SaveSlots, slot: number): SaveSlots {
  const before = slots[slot];
  return before === undefined ? slots : { ...slots, [slot]: { ...deleteVersion(before), kept: [] } };
}

/** The slots after all were emptied; their numbers go on. */
export function clearSaves(slots: SaveSlots): SaveSlots {
  return recordOf(slots, (slot) => ({ ...deleteVersion(slot as StoredSlot), kept: [] }));
}

/** The version on which a write to a slot must be based. */
export function versionOf(slots: SaveSlots, slot: number): number {
  return (slots[slot] ?? emptySlot).held;
}
