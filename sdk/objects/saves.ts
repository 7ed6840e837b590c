import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameSave, GameSaves } from '../../src/domain/bridge/game-data';
import type { JsonValue } from '../../src/domain/saves/json';
import { findJsonFault } from '../../src/domain/saves/json';
import { CallQueue } from '../call-queue';
import { HolocadeError } from '../holocade-error';
import type { Ask } from '../open-calls';
import type { SeenVersions } from '../seen-versions';

/** Types that JSON can hold, interfaces included: no functions, classes with methods, bigints or symbols. */
export type Saveable<T> = T extends JsonValue | undefined
  ? T
  : T extends bigint | symbol | ((...args: never) => unknown)
    ? never
    : { [K in keyof T]: Saveable<T[K]> };

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
  load<T = JsonValue>(slot?: number, options?: { readonly version?: number }): Promise<GameSave<T>>;
  /**
   * Writes JSON into a slot; resolves with its new version. Rejects with `err_conflict` when the slot is not as this page last saw it, as another
   * tab or device wrote meanwhile: load it, join what must be joined, and write again. Rejects with `err_validation` for data that is no JSON and
   * says where, such as "a circular reference at data.player.items[0]". Members that are undefined are left out.
   */
  write<T>(data: T & Saveable<T>, options?: WriteOptions): Promise<{ readonly version: number }>;
  /** Empties a slot (by default 1); an empty one is left as it is. */
  delete(slot?: number): Promise<void>;
  /** Empties all slots. */
  clear(): Promise<void>;
}

/** Copies what is saved, as the game may change it while the call waits; throws for what is no JSON. */
function copied(data: unknown): JsonValue {
  const fault = findJsonFault(data);
  if (fault !== undefined) throw new HolocadeError(bridgeError('err_validation', `The save contains ${fault}.`));
  return JSON.parse(JSON.stringify(data)) as JsonValue;
}

/** The saves, as the portal keeps them: one call after the other, so that no write takes the page's own last one for another's; `seen` knows on which version a write builds. */
export function savesOver(ask: Ask, seen: SeenVersions): Saves {
  const queue = new CallQueue();
  return {
    all: () => queue.run(async (left) => seen.listed(await ask('save.all', undefined, left))),
    load: (slot, options) =>
      queue.run(
        (left) => seen.loaded(slot, options, ask('save.load', { ...options, slot }, left)) as Promise<GameSave<never>>,
      ),
    write: async (raw, options) => {
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
