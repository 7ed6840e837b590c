import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenNumber } from '../../../src/domain/shared/written-number';

const intl = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

describe('writtenNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-1234.5, '-1,234.5'],
    [0.0625, '0.063'],
    [10.1, '10.1'],
  ])('writes %s as %s', (value, text) => {
    expect(writtenNumber(value)).toBe(text);
  });

  test('writes every number as Intl does', () => {
    const numbers = fc
      .oneof(fc.maxSafeInteger(), fc.double({ min: -1e12, max: 1e12, noNaN: true, noDefaultInfinity: true }))
      // A count is never negative zero.
      .filter((value) => !Object.is(value, -0));
    fc.assert(
      fc.property(numbers, (value) => {
        expect(writtenNumber(value)).toBe(intl.format(value));
      }),
    );
  });
});
