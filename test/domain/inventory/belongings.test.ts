import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ItemBatch } from '../../../src/domain/inventory/belongings';
import { buyBatch, ownedCount, PURCHASE_COUNT_MAX } from '../../../src/domain/inventory/belongings';
import { err, ok } from '../../../src/domain/shared/result';

const DAY = 24 * 60 * 60 * 1000;
const potion = { kind: 'consumable', expiryDays: 7 } as const;
const hat = { kind: 'persistent', expiryDays: 0 } as const;

describe('items of a player', () => {
  test('accumulate if consumable, and expire purchase by purchase', () => {
    const first = buyBatch(potion, [], 3, 0);
    expect(first).toEqual(ok({ count: 3, expiresAt: 7 * DAY }));
    const batches = [{ count: 3, expiresAt: 7 * DAY }, { count: 2, expiresAt: 9 * DAY }, { count: 1 }];
    expect([0, 7 * DAY - 1, 7 * DAY, 9 * DAY].map((now) => ownedCount(batches, now))).toEqual([6, 6, 3, 1]);
  });

  test('exist once of each persistent kind', () => {
    expect(buyBatch(hat, [], 1, 0)).toEqual(ok({ count: 1 }));
    expect(buyBatch(hat, [], 2, 0)).toEqual(err('one-only'));
    expect(buyBatch(hat, [{ count: 1 }], 1, 0)).toEqual(err('owned-already'));
    expect(buyBatch(potion, [{ count: 1 }], 1, 0)).toEqual(ok({ count: 1, expiresAt: 7 * DAY }));
  });

  test('can be bought again once they have expired', () => {
    const mask = { kind: 'persistent', expiryDays: 1 } as const;
    expect(buyBatch(mask, [{ count: 1, expiresAt: DAY }], 1, DAY - 1)).toEqual(err('owned-already'));
    expect(buyBatch(mask, [{ count: 1, expiresAt: DAY }], 1, DAY)).toEqual(ok({ count: 1, expiresAt: 2 * DAY }));
  });

  test.prop([
    fc.array(fc.record({ count: fc.integer({ min: 1, max: 100 }), days: fc.nat(20) }), { maxLength: 20 }),
    fc.nat(30),
  ])('are always the sum of all unexpired batches', (purchases, day) => {
    const batches = purchases.reduce<ItemBatch[]>((owned, { count, days }) => {
      const bought = buyBatch({ kind: 'consumable', expiryDays: days }, owned, count, 0);
      return bought.ok ? [...owned, bought.value] : owned;
    }, []);
    const left = purchases.filter(({ days }) => days === 0 || day < days);
    expect(ownedCount(batches, day * DAY)).toBe(left.reduce((total, { count }) => total + count, 0));
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 })])(
    'are never two of a persistent kind',
    (counts) => {
      const owned = counts.reduce<ItemBatch[]>((had, count) => {
        const bought = buyBatch(hat, had, count, 0);
        return bought.ok ? [...had, bought.value] : had;
      }, []);
      expect(ownedCount(owned, 0)).toBeLessThanOrEqual(1);
    },
  );
});

describe('PURCHASE_COUNT_MAX', () => {
  test('is 100 items in one purchase', () => {
    expect(PURCHASE_COUNT_MAX).toBe(100);
  });
});
