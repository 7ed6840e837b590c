import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { SAVE_DEPTH } from './save-version';

/** Returns the UTF-8 size of a text in bytes; a lone surrogate counts as its three-byte replacement. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const unit = character.charCodeAt(0);
    if (character.length === 2) bytes += 4;
    else if (unit < 0x80) bytes += 1;
    else bytes += unit < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** Any JSON value. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Reasons to refuse a value as JSON. */
export type JsonFault = 'no-json' | 'forbidden-key' | 'too-deep' | 'too-large';

export interface JsonLimits {
  /** Size as JSON in UTF-8. */
  readonly bytes: number;
  /** Nesting of arrays and objects. */
  readonly depth: number;
}

type Copied = Result<JsonValue, JsonFault>;

const isLiteral = (raw: unknown): raw is boolean | number | string | null =>
  raw === null || typeof raw === 'boolean' || typeof raw === 'string' || Number.isFinite(raw);

const isObject = (raw: unknown): raw is object => Object.prototype.toString.call(raw) === '[object Object]';

/** Copies one value within a byte budget, which stops circular and huge values as the depth stops deep ones. */
class JsonCopy {
  #left: number;
  readonly #depth: number;

  constructor({ bytes, depth }: JsonLimits) {
    this.#left = bytes;
    this.#depth = depth;
  }

  copy(raw: unknown, level: number): Copied {
    // JSON has no negative zero.
    if (isLiteral(raw)) return this.#spend(utf8Bytes(JSON.stringify(raw))) ?? ok(raw === 0 ? 0 : raw);
    const isArray = Array.isArray(raw);
    if (!isArray && !isObject(raw)) return err('no-json');
    if (level === this.#depth) return err('too-deep');
    return this.#spend(2) ?? (isArray ? this.#items(raw, level + 1) : this.#members(raw, level + 1));
  }

  #items(raw: readonly unknown[], level: number): Copied {
    const copies: JsonValue[] = [];
    for (const item of raw) {
      const copied = this.#comma(copies) ?? this.copy(item, level);
      if (!copied.ok) return copied;
      copies.push(copied.value);
    }
    return ok(copies);
  }

  #members(raw: object, level: number): Copied {
    const copies: [string, JsonValue][] = [];
    for (const [key, value] of Object.entries(raw) as [string, unknown][]) {
      if (key === '__proto__') return err('forbidden-key');
      if (value === undefined) continue;
      const name = utf8Bytes(JSON.stringify(key)) + 1;
      const copied = this.#comma(copies) ?? this.#spend(name) ?? this.copy(value, level);
      if (!copied.ok) return copied;
      copies.push([key, copied.value]);
    }
    return ok(Object.fromEntries(copies));
  }

  #comma(before: readonly unknown[]) {
    return this.#spend(Math.min(before.length, 1));
  }

  #spend(bytes: number) {
    this.#left -= bytes;
    return this.#left < 0 ? err('too-large' as const) : undefined;
  }
}

/**
 * Copies a value that JSON can represent, and measures it exactly as `JSON.stringify` writes it. Undefined members are
 * omitted. Classes other than plain objects are refused, and so is the key `__proto__`, which enables prototype
 * pollution.
 */
export function copyJson(raw: unknown, limits: JsonLimits): Copied {
  return new JsonCopy(limits).copy(raw, 0);
}

/** Names a value that JSON cannot represent; undefined if it can. */
function faultOf(value: unknown): string | undefined {
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === 'Number') return Number.isFinite(Number(value)) ? undefined : `${value as number}`;
  return ['Object', 'Array', 'Null', 'String', 'Boolean'].includes(type) ? undefined : `a value of type ${type}`;
}

/**
 * Finds the first value that JSON cannot represent. Returns its kind and path, such as "a value of type Function at
 * data.player.heal", or undefined. Stops at the maximum depth of a save.
 */
export function findJsonFault(value: unknown, path = 'data', above: readonly unknown[] = []): string | undefined {
  const fault = above.includes(value) ? 'a circular reference' : faultOf(value);
  if (fault) return `${fault} at ${path}`;
  if (value !== Object(value)) return undefined;
  if (above.length >= SAVE_DEPTH) return `too many levels at ${path}`;
  for (const [key, member] of Object.entries(value as object)) {
    const isItem = Array.isArray(value);
    const found =
      (isItem || member !== undefined) &&
      findJsonFault(member, isItem ? `${path}[${key}]` : `${path}.${key}`, [...above, value]);
    if (found) return found;
  }
  return undefined;
}
