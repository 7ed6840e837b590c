import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import {
  isBeyondPremiumCap,
  PREMIUM_CAP_MONTHS,
  PREMIUM_MONTHS,
  PREMIUM_PRICE,
  premiumUntil,
} from '../../../src/domain/premium/premium-until';
import { instants } from '../../arbitraries/instants';

dayjs.extend(utc);

const at = (date: string) => Date.parse(`${date}T12:00:00Z`);

describe('the expiry of premium', () => {
  test('is a month later for ten coins, up to a year', () => {
    expect([PREMIUM_PRICE, PREMIUM_MONTHS, PREMIUM_CAP_MONTHS]).toEqual([10, 1, 12]);
  });

  test('counts from now without premium and after its end', () => {
    expect(premiumUntil(undefined, at('2026-01-31'))).toBe(at('2026-02-28'));
    expect(premiumUntil(at('2025-06-01'), at('2026-01-31'))).toBe(at('2026-02-28'));
  });

  test('counts from the current expiry while premium runs', () => {
    expect(premiumUntil(at('2026-12-15'), at('2026-11-21'))).toBe(at('2027-01-15'));
    expect(premiumUntil(at('2024-01-31'), at('2024-01-01'))).toBe(at('2024-02-29'));
    expect(premiumUntil(5, 5)).toBe(premiumUntil(undefined, 5));
  });

  test('T24: may be a year from now, and not a millisecond more', () => {
    expect(isBeyondPremiumCap(at('2027-11-21'), at('2026-11-21'))).toBe(false);
    expect(isBeyondPremiumCap(at('2027-11-21') + 1, at('2026-11-21'))).toBe(true);
    expect(isBeyondPremiumCap(at('2025-02-28'), at('2024-02-29'))).toBe(false);
    expect(isBeyondPremiumCap(at('2025-02-28') + 1, at('2024-02-29'))).toBe(true);
  });

  property.prop([fc.option(instants, { nil: undefined }), instants])(
    'T24: is always what dayjs says',
    (current, now) => {
      const from = current === undefined || current < now ? now : current;
      expect(premiumUntil(current, now)).toBe(dayjs.utc(from).add(1, 'month').valueOf());
    },
  );

  property.prop([fc.option(instants, { nil: undefined }), instants])(
    'never comes sooner by a purchase',
    (current, now) => {
      const until = premiumUntil(current, now);
      expect(until).toBeGreaterThan(now);
      expect(until).toBeGreaterThan(current ?? now);
      expect(until - Math.max(current ?? now, now)).toBeLessThanOrEqual(31 * 86_400_000);
      expect(until - Math.max(current ?? now, now)).toBeGreaterThanOrEqual(28 * 86_400_000);
    },
  );
});
