import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/domain/market/purchase-request';
import {
  buysSame,
  isStillOpen,
  paymentMethods,
  IDEMPOTENCY_KEPT,
  isIdempotencyKey,
  isRepeatedSoon,
  useOfKey,
} from '../../../src/domain/market/purchase-request';
import type { UserId } from '../../../src/domain/session/current-user';
import { purchases } from '../../arbitraries/purchases';

const hat: Purchase = { kind: 'item', game: 'orbit', item: 'hat', count: 1 };

describe('buysSame', () => {
  test('is true for the same item of the same game and count', () => {
    expect(buysSame(hat, { ...hat })).toBe(true);
    expect(buysSame(hat, { ...hat, game: 'lantern' })).toBe(false);
    expect(buysSame(hat, { ...hat, item: 'sail' })).toBe(false);
    expect(buysSame(hat, { ...hat, count: 2 })).toBe(false);
  });

  test('is true for two purchases of premium', () => {
    expect(buysSame({ kind: 'premium' }, { kind: 'premium' })).toBe(true);
    expect(buysSame({ kind: 'premium' }, hat)).toBe(false);
    expect(buysSame(hat, { kind: 'premium' })).toBe(false);
  });

  test('is true for two coin packs of the same amount', () => {
    expect(buysSame({ kind: 'coins', amount: 25 }, { kind: 'coins', amount: 25 })).toBe(true);
    expect(buysSame({ kind: 'coins', amount: 25 }, { kind: 'coins', amount: 10 })).toBe(false);
  });

  property.prop([purchases, purchases])('is always symmetric for two purchases', (one, other) => {
    const same = JSON.stringify(one) === JSON.stringify(other);
    expect(buysSame(one, other)).toBe(same);
    expect(buysSame(other, one)).toBe(same);
  });
});

describe('isStillOpen', () => {
  const buyer = { id: 'ada' as UserId, premiumUntil: undefined, balanceRevision: 1 };
  const lost = (purchase: Purchase) => ({ purchase, method: 'pay-now' as const, key: 'k', buyer, at: 5 });

  property.prop([purchases, fc.nat(200_000_000)])('is never true after a day', (purchase, later) => {
    expect(isStillOpen(lost(purchase), buyer, 5 + later)).toBe(later < 86_400_000);
  });

  test('is false after newer data of the same buyer shows the purchase', () => {
    const extended = { ...buyer, premiumUntil: '2026-04-01T12:00:00.000Z' };
    const credited = { ...buyer, balanceRevision: 2 };
    const open = (purchase: Purchase) =>
      [extended, credited, { ...extended, ...credited, id: 'bob' as UserId }].map((known) =>
        isStillOpen(lost(purchase), known, 5),
      );
    expect(open({ kind: 'premium' })).toEqual([false, true, true]);
    expect(open({ kind: 'coins', amount: 25 })).toEqual([true, false, true]);
  });
});

describe('paymentMethods', () => {
  test('returns two methods in a headset and one elsewhere', () => {
    expect(paymentMethods(true)).toEqual(['pay-now', 'email-me']);
    expect(paymentMethods(false)).toEqual(['pay-now']);
  });
});

describe('isIdempotencyKey', () => {
  test('accepts 16 to 64 letters, digits, underscores and hyphens', () => {
    expect([16, 64].map((length) => isIdempotencyKey('aZ0_-'.repeat(20).slice(0, length)))).toEqual([true, true]);
    expect([0, 15, 65].map((length) => isIdempotencyKey('a'.repeat(length)))).toEqual([false, false, false]);
  });

  test.each(['aaaaaaaaaaaaaaa.', 'aaaaaaaaaaaaaaa ', 'aaaaaaaaaaaaaaaa\n', 'é'.repeat(16), '+aaaaaaaaaaaaaaaa'])(
    'rejects the text %j',
    (text) => {
      expect(isIdempotencyKey(text)).toBe(false);
    },
  );

  property.prop([fc.uuid()])('always accepts a UUID', (uuid) => {
    expect(isIdempotencyKey(uuid)).toBe(true);
  });
});

describe('useOfKey', () => {
  const first = { request: 'a', at: 1000 };

  test('is the first, its repetition, or a conflict', () => {
    expect(useOfKey(undefined, 'a', 1000)).toBe('first');
    expect(useOfKey(first, 'a', 1000)).toBe('repeated');
    expect(useOfKey(first, 'b', 1000)).toBe('conflict');
  });

  test('is first again after 24 hours', () => {
    expect(IDEMPOTENCY_KEPT).toBe(86_400_000);
    expect(useOfKey(first, 'a', 1000 + 86_399_999)).toBe('repeated');
    expect(useOfKey(first, 'b', 1000 + 86_399_999)).toBe('conflict');
    expect(useOfKey(first, 'a', 1000 + 86_400_000)).toBe('first');
  });

  property.prop([fc.string(), fc.string(), fc.nat(), fc.nat(86_399_999)])(
    'is never first twice within 24 hours',
    (one, other, at, passed) => {
      expect(useOfKey({ request: one, at }, other, at + passed)).toBe(one === other ? 'repeated' : 'conflict');
    },
  );
});

describe('isRepeatedSoon', () => {
  test('is true below two seconds, whichever comes first', () => {
    expect([0, 1_999, -1_999].map((later) => isRepeatedSoon(5_000, 5_000 + later))).toEqual([true, true, true]);
    expect([2_000, -2_000].map((later) => isRepeatedSoon(5_000, 5_000 + later))).toEqual([false, false]);
  });

  property.prop([fc.nat(), fc.nat()])('is always symmetric', (first, now) => {
    expect(isRepeatedSoon(first, now)).toBe(isRepeatedSoon(now, first));
  });
});
