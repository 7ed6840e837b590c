import type { GameSave, GameSaves } from '../../src/domain/bridge/game-save';
import type { JsonValue } from '../../src/domain/saves/json-value';
import { CallQueue } from '../call-queue';
import type { Ask } from '../open-calls';
import type { SeenVersions } from '../seen-versions';

/** Where and under which name a save is written. */
export interface WriteOptions {
  /** 1 to 5, by default 1. */
  readonly slot?: number;
  /** For the player to read, at most 64 characters; by default none. */
  readonly name?: string;
  /** The version that this one is to replace, 0 for an empty slot; by default the one that this page last saw of the slot. */
  readonly base?: number;
}

/**
 * Five slots for each player, 64 KiB of JSON each; every promise settles within 10 s. A guest's saves are kept in the page and offered to
 * the account after sign-in.
 */
export interface Saves {
  /** All slots that hold a save. */
  all(): Promise<GameSaves>;
  /** What a slot (by default 1) holds, or one of its last ten versions; rejects with `err_not_found` when there is none. */
  load(slot?: number, options?: { readonly version?: number }): Promise<GameSave>;
  /**
   * Writes JSON into a slot; resolves with its new version. Rejects with `err_conflict` when the slot is not as this page last saw it, as another
   * tab or device wrote meanwhile: load it, join what must be joined, and write again; and with `err_validation` for what is no JSON or too large.
   */
  write(data: JsonValue, options?: WriteOptions): Promise<{ readonly version: number }>;
  /** Empties a slot (by default 1); an empty one is left as it is. */
  delete(slot?: number): Promise<void>;
  /** Empties all slots. */
  clear(): Promise<void>;
}

/** What the game saves is what it held when it saved, also when the call has to wait; what cannot be copied cannot be sent either. */
function copied(data: JsonValue): JsonValue {
  try {
    return structuredClone(data);
  } catch {
    return data;
  }
}

/** The saves, as the portal keeps them: one call after the other, so that no write takes the page's own last one for another's; `seen` knows on which version a write builds. */
export function savesOver(ask: Ask, seen: SeenVersions): Saves {
  const queue = new CallQueue();
  return {
    all: () => queue.run(async (left) => seen.listed(await ask('save.all', undefined, left))),
    load: (slot, options) =>
      queue.run((left) => seen.loaded(slot, options, ask('save.load', { ...options, slot }, left))),
    write: (raw, options) => {
      const data = copied(raw);
      return queue.run(async (left) => {
        const base = options?.base ?? seen.of(options?.slot);
        return seen.written(options?.slot, await ask('save.write', { ...options, data, base }, left));
      });
    },
    delete: (slot) =>
      queue.run(async (left) => {
        await ask('save.delete', { slot }, left);
        seen.emptied(slot);
      }),
    clear: () =>
      queue.run(async (left) => {
        await ask('save.clear', undefined, left);
        seen.listed({});
      }),
  };
}
