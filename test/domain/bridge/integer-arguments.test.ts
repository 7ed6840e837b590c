import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { count, integerLimits, page, positiveInteger, size, slot } from '../../../src/domain/bridge/integer-arguments';
import { integerDefaults } from '../../../src/domain/bridge/integer-defaults';
import { err, ok } from '../../../src/domain/shared/result';

const parsers = { page, size, slot, count };
const names = Object.keys(parsers) as (keyof typeof parsers)[];

describe('the integer arguments of a game', () => {
  test('take the defaults page 1, size 10, slot 1 and count 1 for what is no positive integer', () => {
    for (const raw of [undefined, null, 0, -0, -1, 1.5, NaN, Infinity, 2 ** 53, '3', '', [], [3], {}, true, 3n]) {
      expect([page, size, slot, count].map((parse) => parse(raw))).toEqual([ok(1), ok(10), ok(1), ok(1)]);
    }
  });

  test.each([
    ['page', 1_000_000],
    ['size', 100],
    ['slot', 5],
    ['count', 100],
  ] as const)('end for %s at %i, and are refused beyond', (name, most) => {
    expect(parsers[name](most)).toEqual(ok(most));
    expect(parsers[name](most + 1)).toEqual(err(`must be at most ${most}`));
    expect(parsers[name](Number.MAX_SAFE_INTEGER)).toEqual(err(`must be at most ${most}`));
  });

  test('have the default and the end that they are made with', () => {
    const parse = positiveInteger(3, 7);
    expect([parse(undefined), parse(7), parse(8)]).toEqual([ok(3), ok(7), err('must be at most 7')]);
  });

  test('have pages whose rows can be counted in 32 bits', () => {
    expect(integerLimits.page * integerLimits.size).toBeLessThan(2 ** 31);
  });

  test.prop([fc.constantFrom(...names), fc.nat()])('always keep a positive integer up to the limit', (name, raw) => {
    const value = 1 + (raw % integerLimits[name]);
    expect(parsers[name](value)).toEqual(ok(value));
  });

  test.prop([fc.constantFrom(...names), fc.anything()])(
    'never let anything else through than the default',
    (name, raw) => {
      fc.pre(!(Number.isSafeInteger(raw) && (raw as number) > 0));
      expect(parsers[name](raw)).toEqual(ok(integerDefaults[name]));
    },
  );
});
