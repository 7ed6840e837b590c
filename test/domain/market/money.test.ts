import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../../../src/domain/market/money';
import { coinOffers } from '../../fakes/coin-offers';
import {
  findCoinOffer,
  toCents,
  toDecimalDollars,
  formatDollars,
  parseDecimalDollars,
} from '../../../src/domain/market/money';
import { amountsInCents } from '../../arbitraries/prices';

describe('coin offers', () => {
  test('are five packs, with a special one of a hundred', () => {
    expect(coinOffers.map(({ amount, price }) => [amount, toDecimalDollars(price)])).toEqual([
      [10, '0.99'],
      [25, '2.29'],
      [50, '4.49'],
      [100, '7.99'],
      [250, '17.99'],
    ]);
    expect(coinOffers.map(({ special }) => special)).toEqual([false, false, false, true, false]);
  });

  test('are found by their amount', () => {
    expect(findCoinOffer(coinOffers, 50)).toEqual({ ok: true, value: coinOffers[2] });
    expect(findCoinOffer([], 50)).toEqual({ ok: false, error: { kind: 'unknown-offer' } });
  });

  test.each([-1, 0, 1.5, 1e9, '10', null, 11, undefined, [10], NaN])('are not found by the amount %j', (amount) => {
    expect(findCoinOffer(coinOffers, amount)).toEqual({ ok: false, error: { kind: 'unknown-offer' } });
  });

  property.prop([fc.anything()])('are never found by anything else', (amount) => {
    const found = findCoinOffer(coinOffers, amount);
    expect(found.ok).toBe([10, 25, 50, 100, 250].some((known) => known === amount));
  });
});

describe('toCents', () => {
  test('accepts a non-negative integer of cents', () => {
    expect([0, 99, Number.MAX_SAFE_INTEGER].map(toCents)).toEqual([0, 99, Number.MAX_SAFE_INTEGER]);
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53, '99', null, undefined, [99]])('rejects the value %j', (value) => {
    expect(toCents(value)).toBeUndefined();
  });

  property.prop([fc.anything()])('always returns the given value or undefined', (value) => {
    expect([undefined, value]).toContain(toCents(value));
  });
});

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
  ])('reject the text %j', (text) => {
    expect(parseDecimalDollars(text)).toBeUndefined();
  });

  property.prop([amountsInCents])('always convert back to the same cents', (cents) => {
    expect(parseDecimalDollars(toDecimalDollars(cents))).toBe(cents);
  });

  property.prop([amountsInCents])('are always formatted as by Intl', (cents) => {
    expect(toDecimalDollars(cents)).toBe(intl({ useGrouping: false }, cents));
  });

  property.prop([fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ') })])(
    'have always exactly one form',
    (text) => {
      const cents = parseDecimalDollars(text);
      if (cents !== undefined) expect(toDecimalDollars(cents)).toBe(text);
    },
  );
});

describe('formatDollars', () => {
  test('contains a dollar sign and groups of three digits', () => {
    expect(formatDollars(99 as Cents)).toBe('$0.99');
    expect(formatDollars(99_999 as Cents)).toBe('$999.99');
    expect(formatDollars(123_456_789 as Cents)).toBe('$1,234,567.89');
  });

  property.prop([amountsInCents])('always agrees with Intl', (cents) => {
    expect(formatDollars(cents)).toBe(intl({ style: 'currency', currency: 'USD' }, cents));
  });
});
