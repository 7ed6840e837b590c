import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { humanizeNumber } from '../../../src/domain/shared/humanize-number';

const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
  roundingMode: 'halfExpand',
});
const oracle = (value: number) => compact.format(value).replace('K', 'k');
const VALUE = { '': 1, k: 1e3, M: 1e6, B: 1e9, T: 1e12 } as const;

/** Parses a label back into a number. */
function read(label: string): number {
  const [, digits = '', unit = ''] = /^([\d.]+)([kMBT]?)$/.exec(label) ?? [];
  return Number(digits) * (VALUE[unit as keyof typeof VALUE] ?? NaN);
}

describe('humanizeNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1500, '1.5k'],
    [1049, '1k'],
    [999_949, '999.9k'],
    [999_950, '1M'],
    [2_500_000, '2.5M'],
    [1e9, '1B'],
    [7.2e12, '7.2T'],
    [-1500, '-1.5k'],
    [-1, '-1'],
    [999_500_000, '999.5M'],
    [999_949_999, '999.9M'],
    [999_950_000, '1B'],
    [999_950_000_000, '1T'],
    [1234e12, '1234T'],
  ])('formats %d as %s', (value, label) => {
    expect(humanizeNumber(value)).toBe(label);
  });

  // Above a thousand trillions Intl groups digits; no counter gets there.
  property.prop([fc.oneof(fc.nat(2e6), fc.integer({ min: 0, max: 9e14 }))])('always agrees with Intl', (value) => {
    expect(humanizeNumber(value)).toBe(oracle(value));
  });

  property.prop([fc.integer({ min: 0, max: 9e14 })])('is never off by more than half of its last digit', (value) => {
    const label = humanizeNumber(value);
    const step = label.replace(/^[\d.]+/, '') === '' ? 0 : value / 20;
    expect(Math.abs(read(label) - value)).toBeLessThanOrEqual(step);
    expect(label).not.toMatch(/\.0|^\d{4}/);
  });

  property.prop([fc.nat(9e14), fc.nat(9e14)])('never decreases for a larger number', (a, b) => {
    expect(read(humanizeNumber(Math.min(a, b)))).toBeLessThanOrEqual(read(humanizeNumber(Math.max(a, b))));
  });
});
