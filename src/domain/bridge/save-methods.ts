import type { JsonValue, JsonFault } from '../saves/json';
import { findJsonFault, copyJson } from '../saves/json';
import { saveLimits, toSaveName } from '../saves/save-version';
import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { noArguments, optional, record, slot } from './arguments';
import type { GameSave, GameSaves } from './game-data';
import { forPlayers } from './method';

const faults: Readonly<Record<JsonFault, string>> = {
  'no-json': 'must be JSON: no functions, dates or other classes, and finite numbers',
  'forbidden-key': 'must not have a key named __proto__',
  'too-deep': `must not be nested deeper than ${saveLimits.depth}`,
  'too-large': `must not exceed ${saveLimits.bytes} bytes of JSON`,
};

/** Content of a save: JSON of at most 64 KiB, nested at most 20 levels deep. */
export const saveData: ArgumentParser<JsonValue> = (raw) => {
  const copied = copyJson(raw, saveLimits);
  if (copied.ok) return copied;
  const fault = copied.error === 'too-large' ? undefined : findJsonFault(raw);
  return err(fault === undefined ? faults[copied.error] : `must be JSON and contains ${fault}`);
};

/** Name of a save, shown to the player: at most 64 characters. */
export const saveName: ArgumentParser<string> = (raw) => {
  const name = typeof raw === 'string' ? toSaveName(raw) : undefined;
  return name === undefined
    ? err(`must be a text of at most ${saveLimits.nameLength} characters without control characters`)
    : ok(name);
};

/** Accepts a version number from `least` up. Never replaced by a default, which could overwrite a save. */
export function saveVersion(least: 0 | 1): ArgumentParser<number> {
  return (raw) =>
    Number.isSafeInteger(raw) && (raw as number) >= least
      ? ok(raw as number)
      : err(`must be a version: an integer from ${least} up`);
}

export interface SlotArgument {
  readonly slot: number;
}

export interface LoadArguments extends SlotArgument {
  /** One of the last ten; absent for the newest. */
  readonly version: number | undefined;
}

export interface WriteArguments extends SlotArgument {
  readonly name: string;
  readonly data: JsonValue;
  /**
   * Version that this write is based on, 0 for an empty slot. Any version but the slot's own is refused with
   * `err_conflict`.
   */
  readonly base: number;
}

/** Bytes for slot, name and base beside the data, so that a save of exactly 64 KiB fits. */
const OVERHEAD_BYTES = 1_024;

const versioned = record({ slot, version: optional(saveVersion(1), undefined) });
const written = record({ slot, name: optional(saveName, ''), data: saveData, base: optional(saveVersion(0), 0) });

/**
 * Calls about the player's saves in a game.
 * @rule 2.7.39 A game can list all saves, and load one slot.
 * @rule 2.7.40 A game can write and delete one slot, and clear all.
 */
export const saveMethods = {
  'save.all': forPlayers<undefined, GameSaves>(noArguments),
  'save.load': forPlayers<LoadArguments, GameSave>(versioned),
  'save.write': forPlayers<WriteArguments, { readonly version: number }>(written, {
    argumentBytes: saveLimits.bytes + OVERHEAD_BYTES,
  }),
  'save.delete': forPlayers<SlotArgument, undefined>(record({ slot })),
  'save.clear': forPlayers<undefined, undefined>(noArguments),
};
