import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { copyJson, findJsonFault, utf8Bytes } from '../../../src/domain/saves/json';
import { err, ok } from '../../../src/domain/shared/result';

const limits = { bytes: 65_536, depth: 20 };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('a copy of JSON', () => {
  test('has what JSON has', () => {
    const value = { a: [1, 'two', null, true, {}], b: { c: -0.5 } };
    expect(copyJson(value, limits)).toEqual(ok(value));
    expect(copyJson(-0, limits)).toEqual(ok(0));
  });

  test('leaves undefined members out, as JSON does, and takes them nowhere else', () => {
    const copied = copyJson({ a: 1, b: undefined }, { bytes: 7, depth: 1 });
    expect(copied).toStrictEqual(ok({ a: 1 }));
    expect(copyJson([undefined], limits)).toEqual(err('no-json'));
  });

  test('is not made of what JSON cannot hold', () => {
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

  test('never has a key that would change a prototype', () => {
    expect(copyJson(JSON.parse('{"__proto__":{"admin":true}}'), limits)).toEqual(err('forbidden-key'));
    expect(copyJson({ constructor: 1, prototype: 2 }, limits)).toEqual(ok({ constructor: 1, prototype: 2 }));
  });

  test('ends at its depth', () => {
    expect(copyJson([{ a: [] }], { bytes: 99, depth: 3 })).toEqual(ok([{ a: [] }]));
    expect(copyJson([{ a: [] }], { bytes: 99, depth: 2 })).toEqual(err('too-deep'));
    expect(copyJson(1, { bytes: 99, depth: 0 })).toEqual(ok(1));
    expect(copyJson({}, { bytes: 99, depth: 0 })).toEqual(err('too-deep'));
  });

  test('ends at its size', () => {
    const value = { é: ['a"', 2], b: [[], {}] };
    const bytes = bytesOf(value);
    expect(copyJson(value, { bytes, depth: 9 })).toEqual(ok(value));
    expect(copyJson(value, { bytes: bytes - 1, depth: 9 })).toEqual(err('too-large'));
  });

  test('ends for what holds itself, once or many times', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(copyJson(ring, limits)).toEqual(err('too-deep'));
    const web: Record<string, unknown> = {};
    for (const key of ['a', 'b', 'c', 'd']) web[key] = web;
    expect(copyJson(web, { bytes: 1_000, depth: 1e9 })).toEqual(err('too-large'));
  });

  test.prop([fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' })])(
    'always is what JSON makes of it, and costs what JSON writes',
    (raw) => {
      fc.pre(!JSON.stringify(raw).includes('"__proto__":'));
      const bytes = bytesOf(raw);
      expect(copyJson(raw, { bytes, depth: 20 })).toEqual(ok(JSON.parse(JSON.stringify(raw))));
      expect(copyJson(raw, { bytes: bytes - 1, depth: 20 })).toEqual(err('too-large'));
    },
  );

  test.prop([fc.anything({ withNullPrototype: true })])('never shares anything with what it was made of', (raw) => {
    const copied = copyJson(raw, limits);
    expect(!copied.ok || typeof copied.value !== 'object' || copied.value === null || copied.value !== raw).toBe(true);
  });
});

describe('findJsonFault', () => {
  test('names a circular reference by its place', () => {
    const player: { items: unknown[] } = { items: [] };
    player.items.push(player);
    expect(findJsonFault({ player })).toBe('a circular reference at data.player.items[0]');
  });

  test('takes the same object twice, where it does not contain itself', () => {
    const lamp = { name: 'blue' };
    expect(findJsonFault([lamp, { lamp }])).toBeUndefined();
  });

  test('leaves members that are undefined to JSON, and names items that are', () => {
    expect(findJsonFault({ level: undefined })).toBeUndefined();
    expect(findJsonFault({ levels: [1, undefined] })).toBe('a value of type Undefined at data.levels[1]');
  });

  test('ends at the depth of a save', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(findJsonFault(deep(20))).toBeUndefined();
    expect(findJsonFault(deep(21))).toMatch(/^too many levels at data(\[0\]){20}$/);
  });

  test.prop([fc.jsonValue({ maxDepth: 6 })])('finds nothing in JSON', (value) => {
    expect(findJsonFault(value)).toBeUndefined();
  });

  test.prop([fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })])(
    'always finds a fault where copyJson finds values that are no JSON, but for boxed ones',
    (value) => {
      const copied = copyJson(value, { bytes: Infinity, depth: 20 });
      if (copied.ok) expect(findJsonFault(value)).toBeUndefined();
    },
  );
});

describe('the bytes of a text', () => {
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
  ])('of %j are %i', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes);
  });

  test.prop([fc.string({ unit: 'binary' })])('always agree with those of an encoder', (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
  });
});
