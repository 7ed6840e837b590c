import { SAVE_BYTES, SAVE_SLOTS } from '../../../src/domain/saves/save-version';
import type { GameSave, HolocadeSdk, JsonValue } from '../../index';
import { RefusedCall, refusedCall } from '../common/refused-call';
import { byteLength } from './byte-length';

/** A key and its value, or a piece of it that goes on in a later slot. */
type Piece = readonly [key: string, text: string];

/** What a save slot holds of the items. */
interface PackedItems {
  /** Tells these saves from those of a build with another SDK. */
  readonly crazygames: 1;
  readonly items: readonly Piece[];
  /** In the first slot: the version of each further one that belongs to it. */
  readonly parts: readonly number[];
}

/** Bytes in each slot for what is around the items. */
const AROUND = 256;
const CAPACITY = SAVE_BYTES - AROUND;
/** Brackets and commas of a piece. */
const PUNCTUATION = 4;
const QUOTES = 2;

const bytesOf = (text: string): number => byteLength(JSON.stringify(text));

/** How many units of a text have room in so many bytes of JSON. */
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

/** The pieces of a value by slot, where slots have so much room; undefined where it has none in all of them together. */
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

/** Spreads items over the save slots, none of which is used without need; `left` are the keys for which there is no room. */
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

/** Puts the items of all slots together again. */
export function unpackItems(slots: Iterable<readonly Piece[]>): Map<string, string> {
  const items = new Map<string, string>();
  for (const pieces of slots) for (const [key, text] of pieces) items.set(key, (items.get(key) ?? '') + text);
  return items;
}

const isPiece = (raw: unknown): raw is Piece =>
  Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'string';

/** Reads what a slot holds; undefined for anything that was not packed here. */
export function readPacked(data: JsonValue | undefined): PackedItems | undefined {
  const { crazygames, items, parts } = Object(data) as Partial<Record<keyof PackedItems, unknown>>;
  if (crazygames !== 1 || !Array.isArray(items) || !Array.isArray(parts)) return undefined;
  if (!items.every(isPiece) || !parts.every(Number.isSafeInteger)) return undefined;
  return { crazygames, items, parts: parts as readonly number[] };
}

/** What an account holds. */
export interface LoadedCopy {
  readonly items: ReadonlyMap<string, string>;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

type Saves = Pick<HolocadeSdk['save'], 'all' | 'load' | 'write'>;

const HEAD = 1;

/**
 * The items in the save slots of an account. The first slot says which version of each other one belongs to it and is written last: what
 * breaks off in between, or comes between, leaves the copy before it whole, as the portal keeps the last versions of each slot.
 */
export class AccountCopy {
  /** What each further slot holds now, so that only what changes is written. */
  readonly #written = new Map<number, { readonly text: string; readonly version: number }>();

  #closed = false;

  constructor(private readonly save: Saves) {}

  /** Undefined while the account holds none; rejects when it cannot be known. */
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

  /** Replaces what the account holds; answers with the keys that it has no room for, and with the number of writes. */
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

  /** Nothing is written any more: the player whose copy it is has left. */
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
      // Ten broken-off writes later only the newest is left, which is nearly the same.
      return readPacked(newest?.data);
    }
  }
}
