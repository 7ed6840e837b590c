import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { count, integerLimits, page, size, slot } from '../../../src/domain/bridge/integer-arguments';
import { integerDefaults } from '../../../src/domain/bridge/integer-defaults';
import { ok } from '../../../src/domain/shared/result';

const parsers = { page, size, slot, count };

describe('the defaults of a game’s integers', () => {
  test('are page 1, size 10, slot 1 and count 1', () => {
    expect(integerDefaults).toEqual({ page: 1, size: 10, slot: 1, count: 1 });
  });

  test.prop([fc.constantFrom('page' as const, 'size', 'slot', 'count')])(
    'are always values that a game could have passed itself',
    (name) => {
      expect(integerDefaults[name]).toBeLessThanOrEqual(integerLimits[name]);
      expect(parsers[name](integerDefaults[name])).toEqual(ok(integerDefaults[name]));
    },
  );
});
