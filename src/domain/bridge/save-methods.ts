import type { JsonValue } from '../saves/json-value';
import { saveLimits } from '../saves/save-limits';
import { noArguments, optional, record } from './arguments';
import type { GameSave, GameSaves } from './game-save';
import { slot } from './integer-arguments';
import { forPlayers } from './method';
import { saveData, saveName, saveVersion } from './save-arguments';

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
  /** The version that this write builds on, 0 for an empty slot; any other one than the slot's is refused with `err_conflict`. */
  readonly base: number;
}

/** Bytes for slot, name and base beside the data, so that a save of exactly 64 KiB can be sent. */
const BESIDE_THE_DATA = 1_024;

const versioned = record({ slot, version: optional(saveVersion(1), undefined) });
const written = record({ slot, name: optional(saveName, ''), data: saveData, base: optional(saveVersion(0), 0) });

/**
 * The player's saves in a game.
 * @rule 2.7.39 All saves, and the loading of one slot.
 * @rule 2.7.40 The writing and deletion of one slot, and the clearing of all.
 */
export const saveMethods = {
  'save.all': forPlayers<undefined, GameSaves>(noArguments),
  'save.load': forPlayers<LoadArguments, GameSave>(versioned),
  'save.write': forPlayers<WriteArguments, { readonly version: number }>(written, {
    argumentBytes: saveLimits.bytes + BESIDE_THE_DATA,
  }),
  'save.delete': forPlayers<SlotArgument, undefined>(record({ slot })),
  'save.clear': forPlayers<undefined, undefined>(noArguments),
};
