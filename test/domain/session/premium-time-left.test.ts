import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isPremium } from '../../../src/domain/session/current-user';
import { premiumTimeLeft } from '../../../src/domain/session/premium-time-left';
import { isoDates } from '../../arbitraries/iso-dates';
import { aPlayer } from '../../fakes/a-player';

describe('the time that premium has left', () => {
  test('is counted in milliseconds, over the turn of a year too', () => {
    const user = aPlayer({ premiumUntil: '2027-01-01T00:00:01Z' });
    expect(premiumTimeLeft(user, Date.UTC(2026, 11, 31, 23, 59, 59))).toBe(2000);
  });

  test('is none without premium, and at its end', () => {
    expect(premiumTimeLeft(aPlayer({ premiumUntil: undefined }), 0)).toBeUndefined();
    expect(premiumTimeLeft(aPlayer({ premiumUntil: '1970-01-01T00:00:01Z' }), 1000)).toBeUndefined();
  });

  property.prop([isoDates, fc.integer({ min: 1, max: 1e12 })])(
    'is always the time after which premium is over, and not a millisecond less',
    (premiumUntil, distance) => {
      const user = aPlayer({ premiumUntil });
      const now = Date.parse(premiumUntil) - distance;
      const left = premiumTimeLeft(user, now) ?? 0;
      expect(isPremium(user, now + left - 1)).toBe(true);
      expect(isPremium(user, now + left)).toBe(false);
    },
  );
});
