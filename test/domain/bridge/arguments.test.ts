import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  flag,
  list,
  moment,
  noArguments,
  oneOf,
  optional,
  record,
  slug,
  count,
  integerLimits,
  page,
  positiveInteger,
  size,
  slot,
  integerDefaults,
  shown,
} from '../../../src/domain/bridge/arguments';
import { err, ok } from '../../../src/domain/shared/result';

describe('argument parsers', () => {
  test('ignore any value for a call without arguments', () => {
    expect(noArguments(undefined)).toEqual(ok(undefined));
    expect(noArguments({ game: 'other' })).toEqual(ok(undefined));
  });

  test.each([
    ['x'.repeat(41), `"${'x'.repeat(40)}"`],
    [{ slug: 1 }, 'an object'],
    [() => 1, 'a function'],
    [null, 'null'],
    [7, '7'],
  ])('name %j as a short text', (raw, name) => {
    expect(shown(raw)).toBe(name);
  });

  test('report the first invalid field', () => {
    const parse = record({ slug, kind: oneOf(['a', 'b']) });
    expect(parse({ slug: 'first-light', kind: 'b', other: 1 })).toEqual(ok({ slug: 'first-light', kind: 'b' }));
    expect(parse({ slug: 'first-light', kind: 'c' })).toEqual(err('kind must be one of a, b'));
    expect(parse({ slug: 'First Light', kind: 'b' })).toEqual(err('slug must be a slug'));
    expect(parse(null)).toEqual(err('arguments must be an object'));
    expect(parse('slug')).toEqual(err('arguments must be an object'));
  });

  test('accept true and false for a flag', () => {
    expect([flag(true), flag(false)]).toEqual([ok(true), ok(false)]);
    for (const odd of [1, 'true', null, undefined]) expect(flag(odd)).toEqual(err('must be true or false'));
  });

  test('treat absent arguments as an empty object', () => {
    expect(record({ kind: optional(oneOf(['a', 'b']), 'a') })(undefined)).toEqual(ok({ kind: 'a' }));
    expect(record({ slug })(undefined)).toEqual(err('slug must be a slug'));
  });

  test('apply a fallback only to an absent value', () => {
    const parse = optional(oneOf(['a', 'b']), 'a');
    expect(parse(undefined)).toEqual(ok('a'));
    expect(parse('b')).toEqual(ok('b'));
    expect(parse(null)).toEqual(err('must be one of a, b'));
  });

  test('read own properties only, not inherited ones', () => {
    expect(record({ slug })(Object.create({ slug: 'inherited' }))).toEqual(err('slug must be a slug'));
  });

  test('accept slugs of 64 characters and reject 65', () => {
    expect(slug('a'.repeat(64))).toEqual(ok('a'.repeat(64)));
    expect(slug('a'.repeat(65))).toEqual(err('must be a slug'));
    expect(slug(7)).toEqual(err('must be a slug'));
  });

  test.prop([fc.string()])('never accept a slug that could change an address', (raw) => {
    const parsed = slug(raw);
    expect(!parsed.ok || encodeURIComponent(parsed.value) === parsed.value).toBe(true);
  });

  test.prop([fc.dictionary(fc.string(), fc.anything())])('never return an undeclared field', (raw) => {
    const parsed = record({ slug: optional(slug, 'none') })(raw);
    expect(parsed.ok ? Object.keys(parsed.value) : ['slug']).toEqual(['slug']);
  });

  test('accept a time only in ISO format, and a list only up to its maximum', () => {
    expect(moment('2026-01-31T10:00:00.000Z').ok).toBe(true);
    for (const raw of ['2026-01-31', '2026-01-31T10:00:00Z', '2026-02-31T25:00:00.000Z', 7, undefined]) {
      expect(moment(raw).ok).toBe(false);
    }
    expect(list(flag, 2)([true, false])).toEqual(ok([true, false]));
    expect(list(flag, 2)([true, 1])).toEqual(err('must be true or false'));
    expect(list(flag, 2)([true, true, true])).toEqual(err('must be a list of at most 2'));
    expect(list(flag, 2)({ length: 0 }).ok).toBe(false);
  });

  test.prop([fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })])(
    'always accept the time of any clock',
    (date) => {
      expect(moment(date.toISOString())).toEqual(ok(date.toISOString()));
    },
  );
});

const parsers = { page, size, slot, count };
const names = Object.keys(parsers) as (keyof typeof parsers)[];

describe('integer arguments of a game', () => {
  test('default to page 1, size 10, slot 1 and count 1 for anything but a positive integer', () => {
    for (const raw of [undefined, null, 0, -0, -1, 1.5, NaN, Infinity, 2 ** 53, '3', '', [], [3], {}, true, 3n]) {
      expect([page, size, slot, count].map((parse) => parse(raw))).toEqual([ok(1), ok(10), ok(1), ok(1)]);
    }
  });

  test.each([
    ['page', 1_000_000],
    ['size', 100],
    ['slot', 5],
    ['count', 100],
  ] as const)('of the kind %s are accepted up to %i and refused above', (name, most) => {
    expect(parsers[name](most)).toEqual(ok(most));
    expect(parsers[name](most + 1)).toEqual(err(`must be at most ${most}`));
    expect(parsers[name](Number.MAX_SAFE_INTEGER)).toEqual(err(`must be at most ${most}`));
  });

  test('have the default and the maximum that they are created with', () => {
    const parse = positiveInteger(3, 7);
    expect([parse(undefined), parse(7), parse(8)]).toEqual([ok(3), ok(7), err('must be at most 7')]);
  });

  test('limit pages so that row numbers fit 32 bits', () => {
    expect(integerLimits.page * integerLimits.size).toBeLessThan(2 ** 31);
  });

  test.prop([fc.constantFrom(...names), fc.nat()])('always accept a positive integer up to the limit', (name, raw) => {
    const value = 1 + (raw % integerLimits[name]);
    expect(parsers[name](value)).toEqual(ok(value));
  });

  test.prop([fc.constantFrom(...names), fc.anything()])(
    'never return anything invalid instead of the default',
    (name, raw) => {
      fc.pre(!(Number.isSafeInteger(raw) && (raw as number) > 0));
      expect(parsers[name](raw)).toEqual(ok(integerDefaults[name]));
    },
  );
});

describe('defaults of integer arguments', () => {
  test('are page 1, size 10, slot 1 and count 1', () => {
    expect(integerDefaults).toEqual({ page: 1, size: 10, slot: 1, count: 1 });
  });

  test.prop([fc.constantFrom('page' as const, 'size', 'slot', 'count')])(
    'are always valid values themselves',
    (name) => {
      expect(integerDefaults[name]).toBeLessThanOrEqual(integerLimits[name]);
      expect(parsers[name](integerDefaults[name])).toEqual(ok(integerDefaults[name]));
    },
  );
});
