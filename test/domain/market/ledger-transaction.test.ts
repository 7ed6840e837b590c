import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coinMovement, houseLedgers, isBalanced, ledgerReasons } from '../../../src/domain/market/ledger-transaction';
import type { UserId } from '../../../src/domain/session/current-user';

const nova = 'nova' as UserId;

describe('a transaction of the ledger', () => {
  test('enters a movement of coins twice', () => {
    expect(coinMovement(nova, -10, 'premium')).toEqual({
      reason: 'premium',
      entries: [
        { account: nova, amount: -10 },
        { account: 'premium', amount: 10 },
      ],
    });
    expect(coinMovement(nova, 25, 'purchase').entries[1]).toEqual({ account: 'sales', amount: -25 });
  });

  test('has a book for each reason, a refund the one of the sale', () => {
    expect(ledgerReasons.map((reason) => houseLedgers[reason])).toEqual([
      'promotion',
      'sales',
      'premium',
      'items',
      'sales',
    ]);
    expect(ledgerReasons).toEqual(['grant', 'purchase', 'premium', 'item', 'refund']);
  });

  test('is out of balance when coins appear, disappear or break', () => {
    const of = (...amounts: readonly number[]) =>
      isBalanced({ reason: 'grant', entries: amounts.map((amount) => ({ account: nova, amount })) });
    expect([of(), of(1, -1), of(1, 2, -3)]).toEqual([true, true, true]);
    expect([of(1), of(1, -2), of(0.5, -0.5), of(NaN), of(0.5, 0.5, -1), of(2 ** 53, -(2 ** 53))]).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  property.prop([fc.integer(), fc.constantFrom(...ledgerReasons)])('always adds up to zero', (amount, reason) => {
    expect(isBalanced(coinMovement(nova, amount, reason))).toBe(true);
  });
});
