import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameSave, GameSaves } from '../../src/domain/bridge/game-data';
import type { JsonValue } from '../../src/domain/saves/json';
import { findJsonFault } from '../../src/domain/saves/json';
import { CallQueue } from '../call-queue';
import { HolocadeError } from '../holocade-error';
import type { Ask } from '../open-calls';
import type { SeenVersions } from '../seen-versions';

/** Types that JSON can represent, including interfaces. Functions, classes with methods, bigints and symbols are excluded. */
export type Saveable<T> = T extends JsonValue | undefined
  ? T
  : T extends bigint | symbol | ((...args: never) => unknown)
    ? never
    : { [K in keyof T]: Saveable<T[K]> };

/** Options of a write. */
export interface WriteOptions {
  /** Slot number: 1 to 5, default 1. */
  readonly slot?: number;
  /** Display name for the player: at most 64 characters, empty by default. */
  readonly name?: string;
  /** Version that the write replaces; 0 for an empty slot. Defaults to the version that this page has last seen. */
  readonly base?: number;
}

/**
 * Saved games: five slots for each player with up to 64 KiB of JSON each. Every promise settles within 10 s. A guest's saves are stored
 * in the page and offered to their account after login.
 */
export interface Saves {
  /** Returns all used slots. */
  all(): Promise<GameSaves>;
  /** Returns the save of a slot (default 1), or one of its last ten versions. Rejects with `err_not_found` if it does not exist. */
  load<T = JsonValue>(slot?: number, options?: { readonly version?: number }): Promise<GameSave<T>>;
  /**
   * Writes JSON to a slot and resolves with its new version. Members that are undefined are omitted.
   * Rejects with `err_conflict` if another tab or device has written the slot since this page last saw it. Load the slot, merge the data,
   * and write again. Rejects with `err_validation` for data that is not JSON; the message names the place, such as "a circular reference
   * at data.player.items[0]".
   */
  write<T>(data: T & Saveable<T>, options?: WriteOptions): Promise<{ readonly version: number }>;
  /** Deletes the save of a slot (default 1). Has no effect on an empty slot. */
  delete(slot?: number): Promise<void>;
  /** Deletes all saves. */
  clear(): Promise<void>;
}

/** Copies the data, because the game may change it while the call waits. Throws for data that is not JSON. */
function copied(data: unknown): JsonValue {
  const fault = findJsonFault(data);
  if (fault !== undefined) throw new HolocadeError(bridgeError('err_validation', `The save contains ${fault}.`));
  return JSON.parse(JSON.stringify(data)) as JsonValue;
}

/** Creates the save calls. They run one at a time, so that a write never conflicts with an earlier write of the same page. */
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
