import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ownsCoins, purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import { settleOrder, takeBack } from '../../../src/domain/market/settle-order';

const states = fc.constantFrom(...purchaseOrderStates);

describe('the settlement of an order', () => {
  test('credits its coins when it is paid', () => {
    expect(settleOrder('created', 'paid', { amount: 100, held: 0, balance: 3 })).toEqual({ movement: 100, missing: 0 });
  });

  test('takes back what is there when it is refunded, and says what is missing', () => {
    const order = { amount: 100, held: 100, balance: 120 };
    expect(settleOrder('paid', 'refunded', order)).toEqual({ movement: -100, missing: 0 });
    expect(settleOrder('paid', 'refunded', { ...order, balance: 30 })).toEqual({ movement: -30, missing: 70 });
    expect(settleOrder('paid', 'refunded', { ...order, balance: 0 })).toEqual({ movement: 0, missing: 100 });
  });

  test('gives back after a dispute only what was taken', () => {
    expect(settleOrder('paid', 'disputed', { amount: 100, held: 100, balance: 20 })).toEqual({
      movement: -20,
      missing: 80,
    });
    expect(settleOrder('disputed', 'dispute-won', { amount: 100, held: 80, balance: 0 })).toEqual({
      movement: 20,
      missing: 0,
    });
  });

  test('writes nothing for a move that changes no coins', () => {
    const order = { amount: 100, held: 80, balance: 50 };
    expect(settleOrder('disputed', 'refunded', order)).toEqual({ movement: 0, missing: 0 });
    expect(settleOrder('paid', 'paid', { ...order, held: 0 })).toEqual({ movement: 0, missing: 0 });
  });

  property.prop([states, states, fc.integer({ min: 1, max: 250 }), fc.nat(250), fc.nat(300)])(
    'never takes a balance below zero, and never credits more than was ordered',
    (before, after, amount, part, balance) => {
      const held = part % (amount + 1);
      const { movement, missing } = settleOrder(before, after, { amount, held, balance });
      expect(balance + movement).toBeGreaterThanOrEqual(0);
      expect(held + movement).toBeLessThanOrEqual(amount);
      expect(missing).toBe(ownsCoins(before) && !ownsCoins(after) ? held + movement : 0);
    },
  );
});

describe('coins taken back', () => {
  test('are all of them, while they are there', () => {
    expect(takeBack(10, 11)).toEqual({ taken: 10, missing: 0 });
    expect(takeBack(10, 10)).toEqual({ taken: 10, missing: 0 });
  });

  test('are as many as are left, and the others are missing', () => {
    expect(takeBack(10, 9)).toEqual({ taken: 9, missing: 1 });
    expect(takeBack(10, 0)).toEqual({ taken: 0, missing: 10 });
  });

  property.prop([fc.nat(), fc.nat()])('are never more than there are, and none is forgotten', (coins, balance) => {
    const { taken, missing } = takeBack(coins, balance);
    expect(taken + missing).toBe(coins);
    expect(balance - taken).toBeGreaterThanOrEqual(0);
    expect(missing === 0 || taken === balance).toBe(true);
  });
});
