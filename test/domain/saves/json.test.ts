import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { copyJson, findJsonFault, utf8Bytes } from '../../../src/domain/saves/json';
import { err, ok } from '../../../src/domain/shared/result';

const limits = { bytes: 65_536, depth: 20 };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('copyJson', () => {
  test('copies every kind of JSON value', () => {
    const value = { a: [1, 'two', null, true, {}], b: { c: -0.5 } };
    expect(copyJson(value, limits)).toEqual(ok(value));
    expect(copyJson(-0, limits)).toEqual(ok(0));
  });

  test('omits undefined members like JSON, and refuses undefined elsewhere', () => {
    const copied = copyJson({ a: 1, b: undefined }, { bytes: 7, depth: 1 });
    expect(copied).toStrictEqual(ok({ a: 1 }));
    expect(copyJson([undefined], limits)).toEqual(err('no-json'));
  });

  test('refuses values that JSON cannot represent', () => {
    class Score {
      points = 1;
    }
    for (const raw of [
      undefined,
      NaN,
      -Infinity,
      1n,
      Symbol('s'),
      () => 1,
      new Date(0),
      new Map(),
      new Uint8Array(1),
    ]) {
      expect(copyJson(raw, limits)).toEqual(err('no-json'));
      expect(copyJson({ a: [raw, 1] }, limits).ok).toBe(false);
    }
    expect(copyJson(new Score(), limits)).toEqual(ok({ points: 1 }));
  });

  test('never copies a key that would change a prototype', () => {
    expect(copyJson(JSON.parse('{"__proto__":{"admin":true}}'), limits)).toEqual(err('forbidden-key'));
    expect(copyJson({ constructor: 1, prototype: 2 }, limits)).toEqual(ok({ constructor: 1, prototype: 2 }));
  });

  test('refuses values above the maximum depth', () => {
    expect(copyJson([{ a: [] }], { bytes: 99, depth: 3 })).toEqual(ok([{ a: [] }]));
    expect(copyJson([{ a: [] }], { bytes: 99, depth: 2 })).toEqual(err('too-deep'));
    expect(copyJson(1, { bytes: 99, depth: 0 })).toEqual(ok(1));
    expect(copyJson({}, { bytes: 99, depth: 0 })).toEqual(err('too-deep'));
  });

  test('refuses values above the maximum size', () => {
    const value = { é: ['a"', 2], b: [[], {}] };
    const bytes = bytesOf(value);
    expect(copyJson(value, { bytes, depth: 9 })).toEqual(ok(value));
    expect(copyJson(value, { bytes: bytes - 1, depth: 9 })).toEqual(err('too-large'));
  });

  test('refuses circular values', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(copyJson(ring, limits)).toEqual(err('too-deep'));
    const web: Record<string, unknown> = {};
    for (const key of ['a', 'b', 'c', 'd']) web[key] = web;
    expect(copyJson(web, { bytes: 1_000, depth: 1e9 })).toEqual(err('too-large'));
  });

  test.prop([fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' })])(
    "always equals JSON's round trip, with its exact size",
    (raw) => {
      fc.pre(!JSON.stringify(raw).includes('"__proto__":'));
      const bytes = bytesOf(raw);
      expect(copyJson(raw, { bytes, depth: 20 })).toEqual(ok(JSON.parse(JSON.stringify(raw))));
      expect(copyJson(raw, { bytes: bytes - 1, depth: 20 })).toEqual(err('too-large'));
    },
  );

  test.prop([fc.anything({ withNullPrototype: true })])('never shares objects with its input', (raw) => {
    const copied = copyJson(raw, limits);
    expect(!copied.ok || typeof copied.value !== 'object' || copied.value === null || copied.value !== raw).toBe(true);
  });
});

describe('findJsonFault', () => {
  test('returns the path of a circular reference', () => {
    const player: { items: unknown[] } = { items: [] };
    player.items.push(player);
    expect(findJsonFault({ player })).toBe('a circular reference at data.player.items[0]');
  });

  test('accepts the same object twice without a cycle', () => {
    const lamp = { name: 'blue' };
    expect(findJsonFault([lamp, { lamp }])).toBeUndefined();
  });

  test('accepts undefined members, and reports undefined items', () => {
    expect(findJsonFault({ level: undefined })).toBeUndefined();
    expect(findJsonFault({ levels: [1, undefined] })).toBe('a value of type Undefined at data.levels[1]');
  });

  test('stops at the maximum depth of a save', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(findJsonFault(deep(20))).toBeUndefined();
    expect(findJsonFault(deep(21))).toMatch(/^too many levels at data(\[0\]){20}$/);
  });

  test.prop([fc.jsonValue({ maxDepth: 6 })])('finds nothing in JSON values', (value) => {
    expect(findJsonFault(value)).toBeUndefined();
  });

  test.prop([fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })])(
    'always finds a fault where copyJson refuses a value, except for boxed values',
    (value) => {
      const copied = copyJson(value, { bytes: Infinity, depth: 20 });
      if (copied.ok) expect(findJsonFault(value)).toBeUndefined();
    },
  );
});

describe('utf8Bytes', () => {
  test.each([
    ['', 0],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['👾', 4],
    ['\ud83d', 3],
    ['e\u0301', 3],
    ['\u200f', 3],
  ])('of %j is %i', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes);
  });

  test.prop([fc.string({ unit: 'binary' })])('always agrees with TextEncoder', (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
  });
});
