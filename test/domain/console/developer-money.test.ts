import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  checkPayout,
  decimalText,
  lastEndedMonth,
  lineAmounts,
  moneyText,
  monthAfter,
  parseHundredths,
  sharePercent,
  soldItems,
  statementCsv,
} from '../../../src/domain/console/developer-money';
import { err, ok } from '../../../src/domain/shared/result';

const terms = { currency: 'EUR', perThousand: 6500, basisPoints: 7000 } as const;
const anyTerms = fc.record({
  currency: fc.constant('EUR' as const),
  perThousand: fc.integer({ min: 1, max: 10_000_000 }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
});

describe('amountOf', () => {
  test('is the share of the value of the coins, rounded down', () => {
    expect([amountOf(1000, terms), amountOf(1, terms), amountOf(3, terms), amountOf(0, terms)]).toEqual([
      4550, 4, 13, 0,
    ]);
  });

  property.prop([fc.maxSafeNat(), anyTerms])('is never more than the exact value', (coins, some) => {
    const exact = BigInt(coins) * BigInt(some.perThousand) * BigInt(some.basisPoints);
    const amount = (BigInt(coins) * BigInt(some.perThousand) * BigInt(some.basisPoints)) / 10_000_000n;
    expect(amount * 10_000_000n <= exact && (amount + 1n) * 10_000_000n > exact).toBe(true);
    if (amount <= BigInt(Number.MAX_SAFE_INTEGER)) expect(BigInt(amountOf(coins, some))).toBe(amount);
  });
});

describe('lineAmounts', () => {
  test('rounds the running sum, so that small lines lose nothing', () => {
    expect(lineAmounts([1, 1, 1, 1], terms)).toEqual([4, 5, 4, 5]);
    expect(lineAmounts([], terms)).toEqual([]);
  });

  property.prop([fc.array(fc.nat(1_000_000), { maxLength: 40 }), anyTerms])(
    'always adds up to the amount of all coins, and no line differs by more than one hundredth',
    (coins, some) => {
      const amounts = lineAmounts(coins, some);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(amounts)).toBe(amountOf(sum(coins), some));
      for (const [index, own] of coins.entries()) {
        const difference = (amounts[index] ?? Number.NaN) - amountOf(own, some);
        expect(difference === 0 || difference === 1).toBe(true);
      }
    },
  );
});

describe('months', () => {
  test('end at midnight UTC and close an hour later', () => {
    expect(lastEndedMonth(Date.parse('2026-12-01T00:59:59Z'))).toBe('2026-10');
    expect(lastEndedMonth(Date.parse('2026-12-01T01:00:00Z'))).toBe('2026-11');
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  property.prop([fc.integer({ min: 0, max: 1188 }), fc.integer({ min: 0, max: 11 })])(
    'monthAfter always returns to its month',
    (start, months) => {
      const month = monthAfter('2000-01', start);
      expect(monthAfter(monthAfter(month, months), -months)).toBe(month);
    },
  );
});

describe('checkPayout', () => {
  const account = { balance: 5000, isOpen: false, minimum: 1000 };

  test('permits the balance and the least amount', () => {
    expect([checkPayout(5000, account), checkPayout(1000, account)]).toEqual([ok(undefined), ok(undefined)]);
  });

  test('returns the first reason against a payout', () => {
    expect([
      checkPayout(9, { ...account, minimum: undefined }),
      checkPayout(2000, { ...account, isOpen: true }),
      checkPayout(5001, account),
      checkPayout(999, account),
    ]).toEqual([err('off'), err('open'), err('above-balance'), err('below-minimum')]);
  });

  property.prop([fc.nat(), fc.nat(), fc.nat()])('never permits more than the balance', (amount, balance, minimum) => {
    if (checkPayout(amount, { balance, isOpen: false, minimum }).ok) expect(amount).toBeLessThanOrEqual(balance);
  });
});

describe('amounts as text', () => {
  test('have two decimals and separated thousands', () => {
    expect([moneyText(123_456_789, 'EUR'), moneyText(5, 'USD')]).toEqual(['1,234,567.89 EUR', '0.05 USD']);
    expect([sharePercent(7000), sharePercent(6750), sharePercent(3333)]).toEqual(['70%', '67.5%', '33.33%']);
  });

  test('are parsed with up to two decimals', () => {
    expect(['50', ' 50.5 ', '0.05', '50.', '1,000', '-1', '1.005', ''].map(parseHundredths)).toEqual([
      ...[5000, 5050, 5],
      ...[undefined, undefined, undefined, undefined, undefined],
    ]);
  });

  property.prop([fc.nat(99_999_999_999)])('parseHundredths always reads what decimalText writes', (amount) => {
    expect(parseHundredths(decimalText(amount))).toBe(amount);
  });
});

const kite = { game: 'kite', gameTitle: 'Kite' };
const hat = { ...kite, item: 'hat', itemName: 'Hat' };

describe('soldItems', () => {
  test('adds up days by item, most coins first', () => {
    const days = [
      { ...hat, day: '2026-01-01', sold: 1, coins: 5 },
      { ...hat, item: 'rope', itemName: 'Rope', day: '2026-01-01', sold: 1, coins: 8 },
      { ...hat, day: '2026-01-02', sold: 2, coins: 10 },
    ];
    expect(soldItems(days)).toEqual([
      { ...hat, sold: 3, coins: 15 },
      { ...hat, item: 'rope', itemName: 'Rope', sold: 1, coins: 8 },
    ]);
  });
});

describe('statementCsv', () => {
  const head = { ...terms, month: '2026-10', sold: 3, coins: 15, amount: 68, closed: '2026-11-01T01:00:00.000Z' };

  test('has a row for each item', () => {
    expect(statementCsv({ ...head, lines: [{ ...hat, sold: 3, coins: 15, amount: 68 }] })).toBe(
      'month,game,game title,item,item name,sold,coins,amount,currency\r\n2026-10,kite,Kite,hat,Hat,3,15,0.68,EUR\r\n',
    );
  });

  test('T88: writes names that a spreadsheet would run as text', () => {
    for (const name of ['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)', '\tx', '\rx']) {
      const csv = statementCsv({
        ...head,
        lines: [{ ...hat, gameTitle: name, itemName: name, sold: 1, coins: 5, amount: 1 }],
      });
      const quoted = name.replaceAll('"', '""');
      expect(csv.split(`'${quoted}`)).toHaveLength(3);
    }
  });
});
