import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { takeBack } from '../../../src/domain/market/take-back';

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
