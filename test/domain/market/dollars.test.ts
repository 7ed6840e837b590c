import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../../../src/domain/market/cents';
import { formatDollars, parseDecimalDollars, toDecimalDollars } from '../../../src/domain/market/dollars';
import { amountsInCents } from '../../arbitraries/prices';

const intl = (options: Intl.NumberFormatOptions, cents: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2, ...options }).format(
    `${BigInt(cents)}E-2` as Intl.StringNumericLiteral,
  );

describe('decimal dollars', () => {
  test('have two places', () => {
    expect([0, 5, 99, 449, 1799, 100_000].map((cents) => toDecimalDollars(cents as Cents))).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '4.49',
      '17.99',
      '1000.00',
    ]);
    expect(parseDecimalDollars('17.99')).toBe(1799);
    expect(parseDecimalDollars('0.00')).toBe(0);
  });

  test.each([
    '',
    '4',
    '4.4',
    '4.499',
    '.49',
    '04.49',
    '-4.49',
    '+4.49',
    '4,49',
    '4e0.49',
    ' 4.49',
    '4.49 ',
    '$4.49',
    '4.49\n',
    '٤.٤٩',
    '90071992547409.92',
  ])('are not %j', (text) => {
    expect(parseDecimalDollars(text)).toBeUndefined();
  });

  property.prop([amountsInCents])('always come back as the same cents', (cents) => {
    expect(parseDecimalDollars(toDecimalDollars(cents))).toBe(cents);
  });

  property.prop([amountsInCents])('are always written as Intl writes them', (cents) => {
    expect(toDecimalDollars(cents)).toBe(intl({ useGrouping: false }, cents));
  });

  property.prop([fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ') })])(
    'are always written one way only',
    (text) => {
      const cents = parseDecimalDollars(text);
      if (cents !== undefined) expect(toDecimalDollars(cents)).toBe(text);
    },
  );
});

describe('a price on the screen', () => {
  test('has a dollar sign and groups of three digits', () => {
    expect(formatDollars(99 as Cents)).toBe('$0.99');
    expect(formatDollars(99_999 as Cents)).toBe('$999.99');
    expect(formatDollars(123_456_789 as Cents)).toBe('$1,234,567.89');
  });

  property.prop([amountsInCents])('is always written as Intl writes it', (cents) => {
    expect(formatDollars(cents)).toBe(intl({ style: 'currency', currency: 'USD' }, cents));
  });
});
