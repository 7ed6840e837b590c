import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { JsonFault, JsonLimits, JsonValue } from './json-value';
import { utf8Bytes } from './utf8-bytes';

type Copied = Result<JsonValue, JsonFault>;

const isLiteral = (raw: unknown): raw is boolean | number | string | null =>
  raw === null || typeof raw === 'boolean' || typeof raw === 'string' || Number.isFinite(raw);

const isObject = (raw: unknown): raw is object => Object.prototype.toString.call(raw) === '[object Object]';

/** Copies one value within a budget of bytes, which ends circular and huge ones as the depth ends deep ones. */
class JsonCopy {
  #left: number;
  readonly #depth: number;

  constructor({ bytes, depth }: JsonLimits) {
    this.#left = bytes;
    this.#depth = depth;
  }

  copy(raw: unknown, level: number): Copied {
    // JSON knows no negative zero.
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
 * Copies what can be stored as JSON, measured exactly as `JSON.stringify` writes it in UTF-8; members that are undefined are left out, as
 * there. Other classes than plain objects are refused, and so is a key `__proto__`, which would change what a careless reader merges it into.
 */
export function copyJson(raw: unknown, limits: JsonLimits): Copied {
  return new JsonCopy(limits).copy(raw, 0);
}
