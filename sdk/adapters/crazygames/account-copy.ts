import { SAVE_BYTES, SAVE_SLOTS } from '../../../src/domain/saves/save-version';
import type { GameSave, HolocadeSdk, JsonValue } from '../../index';
import { RefusedCall, refusedCall } from '../common/refused-call';
import { byteLength } from './byte-length';

/** A key and its value, or a part of the value that continues in a later slot. */
type Piece = readonly [key: string, text: string];

/** The data of a save slot that contains items. */
interface PackedItems {
  /** Marks these saves, because a build with another SDK may have used the slots before. */
  readonly crazygames: 1;
  readonly items: readonly Piece[];
  /** Versions of the further slots that belong to this copy. Only the first slot has them. */
  readonly parts: readonly number[];
}

/** Bytes of each slot reserved for the structure around the items. */
const AROUND = 256;
const CAPACITY = SAVE_BYTES - AROUND;
/** Bytes of the brackets and commas of a piece. */
const PUNCTUATION = 4;
const QUOTES = 2;

const bytesOf = (text: string): number => byteLength(JSON.stringify(text));

/** Returns the number of UTF-16 units of a text that fit into the given bytes of JSON. */
function headWithin(text: string, bytes: number): number {
  if (bytesOf(text) - QUOTES <= bytes) return text.length;
  let left = bytes;
  let end = 0;
  for (const character of text) {
    left -= bytesOf(character) - QUOTES;
    if (left < 0) break;
    end += character.length;
  }
  return end;
}

/** Splits a value over slots with the given free bytes. Returns undefined if it does not fit into all of them together. */
function cut(
  key: string,
  value: string,
  rooms: readonly number[],
): readonly (readonly [slot: number, text: string])[] | undefined {
  const around = bytesOf(key) + PUNCTUATION + QUOTES;
  const whole = around - QUOTES + bytesOf(value);
  const fitting = rooms.findIndex((room) => room >= whole);
  if (fitting >= 0) return [[fitting, value]];
  const pieces: (readonly [number, string])[] = [];
  let rest = value;
  for (const [slot, room] of rooms.entries()) {
    const end = headWithin(rest, room - around);
    if (end === 0) continue;
    pieces.push([slot, rest.slice(0, end)]);
    rest = rest.slice(end);
    if (rest === '') return pieces;
  }
  return undefined;
}

/** Distributes items over the fewest save slots. `left` contains the keys that do not fit. */
export function packItems(items: Iterable<Piece>): {
  readonly slots: readonly (readonly Piece[])[];
  readonly left: ReadonlySet<string>;
} {
  const slots = Array.from({ length: SAVE_SLOTS }, (): Piece[] => []);
  const rooms = slots.map(() => CAPACITY);
  const left = new Set<string>();
  for (const [key, value] of items) {
    const pieces = cut(key, value, rooms);
    if (pieces === undefined) left.add(key);
    for (const [slot, text] of pieces ?? []) {
      slots[slot]?.push([key, text]);
      rooms[slot] = (rooms[slot] ?? 0) - bytesOf(key) - bytesOf(text) - PUNCTUATION;
    }
  }
  const used = slots.findLastIndex((pieces) => pieces.length > 0) + 1;
  return { slots: slots.slice(0, Math.max(used, 1)), left };
}

/** Joins the pieces of all slots. */
export function unpackItems(slots: Iterable<readonly Piece[]>): Map<string, string> {
  const items = new Map<string, string>();
  for (const pieces of slots) for (const [key, text] of pieces) items.set(key, (items.get(key) ?? '') + text);
  return items;
}

const isPiece = (raw: unknown): raw is Piece =>
  Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'string';

/** Parses the data of a slot. Returns undefined for data that this adapter did not write. */
export function readPacked(data: JsonValue | undefined): PackedItems | undefined {
  const { crazygames, items, parts } = Object(data) as Partial<Record<keyof PackedItems, unknown>>;
  if (crazygames !== 1 || !Array.isArray(items) || !Array.isArray(parts)) return undefined;
  if (!items.every(isPiece) || !parts.every(Number.isSafeInteger)) return undefined;
  return { crazygames, items, parts: parts as readonly number[] };
}

/** The items of an account. */
export interface LoadedCopy {
  readonly items: ReadonlyMap<string, string>;
  /** Milliseconds since the Unix epoch. */
  readonly updatedAt: number;
}

type Saves = Pick<HolocadeSdk['save'], 'all' | 'load' | 'write'>;

const HEAD = 1;

/**
 * The items in the save slots of an account. The first slot names the version of each other slot and is written last. An interrupted
 * write leaves the previous copy intact, because the portal stores the last versions of each slot.
 */
export class AccountCopy {
  /** Current content of each further slot, so that only changes are written. */
  readonly #written = new Map<number, { readonly text: string; readonly version: number }>();

  #closed = false;

  constructor(private readonly save: Saves) {}

  /** Returns undefined if the account has no items. Rejects if the portal cannot be reached. */
  async load(): Promise<LoadedCopy | undefined> {
    const all = await this.save.all();
    const first = all[HEAD];
    const head = readPacked(first?.data);
    this.#written.clear();
    if (first === undefined || head === undefined) return undefined;
    const slots = [head.items];
    for (const [index, version] of head.parts.entries()) {
      const slot = HEAD + 1 + index;
      slots.push((await this.#part(slot, version, all[slot]))?.items ?? []);
    }
    return { items: unpackItems(slots), updatedAt: Date.parse(first.updatedAt) };
  }

  /** Replaces the items of the account. Returns the keys that did not fit and the number of writes. */
  async store(
    items: Iterable<readonly [string, string]>,
  ): Promise<{ readonly left: ReadonlySet<string>; readonly writes: number }> {
    const { slots, left } = packItems(items);
    const [head = [], ...others] = slots;
    const parts: number[] = [];
    let writes = 1;
    for (const [index, part] of others.entries()) {
      const slot = HEAD + 1 + index;
      const data: PackedItems = { crazygames: 1, items: part, parts: [] };
      const text = JSON.stringify(data);
      const before = this.#written.get(slot);
      if (before?.text !== text) writes += 1;
      const version = before?.text === text ? before.version : await this.#write(slot, data);
      this.#written.set(slot, { text, version });
      parts.push(version);
    }
    await this.#write(HEAD, { crazygames: 1, items: head, parts });
    return { left, writes };
  }

  /** Stops all writes, because the player has logged out. */
  close(): void {
    this.#closed = true;
  }

  async #write(slot: number, data: PackedItems): Promise<number> {
    if (this.#closed) throw new RefusedCall('err_unauthenticated');
    const { version } = await this.save.write(data as unknown as JsonValue, { slot });
    return version;
  }

  async #part(slot: number, version: number, newest: GameSave | undefined): Promise<PackedItems | undefined> {
    if (newest?.version === version) {
      const packed = readPacked(newest.data);
      this.#written.set(slot, { text: JSON.stringify(packed), version });
      return packed;
    }
    try {
      return readPacked((await this.save.load(slot, { version })).data);
    } catch (error) {
      if (refusedCall(error).code !== 'err_not_found') throw error;
      // After ten interrupted writes only the newest version exists, which is nearly the same.
      return readPacked(newest?.data);
    }
  }
}
