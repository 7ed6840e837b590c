import { SAVE_BYTES, SAVE_SLOTS } from '../../../src/domain/saves/save-version';
import { byteLength } from './byte-length';
import type { JsonValue } from '../../index';

/** A key and its value, or a piece of it that goes on in a later slot. */
type Piece = readonly [key: string, text: string];

/** What a save slot holds of the items. */
export interface PackedItems {
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
