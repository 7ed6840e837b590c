import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  displayName,
  isPremium,
  CURRENT_USER_KEY,
  AUDIENCES,
  isAudience,
  premiumTimeLeft,
} from '../../../src/domain/session/current-user';
import { isoDates } from '../../arbitraries/iso-dates';
import { aPlayer } from '../../fakes/a-player';

describe('CurrentUser', () => {
  test('displayName is the alias, or else the username', () => {
    expect(displayName(aPlayer({ alias: 'Ada L.' }))).toBe('Ada L.');
    expect(displayName(aPlayer({ username: 'ada', alias: undefined }))).toBe('ada');
  });

  test('is never premium without an end date', () => {
    expect(isPremium(aPlayer({ premiumUntil: undefined }), 0)).toBe(false);
  });

  test('is premium up to the end of a leap day', () => {
    const user = aPlayer({ premiumUntil: '2028-02-29T23:59:59.999Z' });
    expect(isPremium(user, Date.UTC(2028, 1, 29, 23, 59, 59, 998))).toBe(true);
    expect(isPremium(user, Date.UTC(2028, 1, 29, 23, 59, 59, 999))).toBe(false);
  });

  property.prop([isoDates, fc.integer({ min: 1, max: 1e12 })])(
    'is always premium before the end and never from it on',
    (premiumUntil, distance) => {
      const player = aPlayer({ premiumUntil });
      const end = Date.parse(premiumUntil);
      expect(isPremium(player, end - distance)).toBe(true);
      expect(isPremium(player, end)).toBe(false);
      expect(isPremium(player, end + distance)).toBe(false);
    },
  );
});

describe('CURRENT_USER_KEY', () => {
  test("is one fixed key with the portal's name", () => {
    expect(CURRENT_USER_KEY).toBe('holocade.user');
  });
});

describe('isAudience', () => {
  test('accepts all, friends and none', () => {
    expect(AUDIENCES).toEqual(['all', 'friends', 'none']);
    expect(AUDIENCES.every(isAudience)).toBe(true);
  });

  property.prop([fc.anything()], { examples: [['All'], [''], [undefined], [true]] })(
    'never accepts anything else',
    (value) => {
      fc.pre(!AUDIENCES.some((known) => known === value));
      expect(isAudience(value)).toBe(false);
    },
  );
});

describe('premiumTimeLeft', () => {
  test('is counted in milliseconds, even across the turn of a year', () => {
    const user = aPlayer({ premiumUntil: '2027-01-01T00:00:01Z' });
    expect(premiumTimeLeft(user, Date.UTC(2026, 11, 31, 23, 59, 59))).toBe(2000);
  });

  test('is undefined without premium, and at its end', () => {
    expect(premiumTimeLeft(aPlayer({ premiumUntil: undefined }), 0)).toBeUndefined();
    expect(premiumTimeLeft(aPlayer({ premiumUntil: '1970-01-01T00:00:01Z' }), 1000)).toBeUndefined();
  });

  property.prop([isoDates, fc.integer({ min: 1, max: 1e12 })])(
    'is always exactly the time after which premium is over',
    (premiumUntil, distance) => {
      const user = aPlayer({ premiumUntil });
      const now = Date.parse(premiumUntil) - distance;
      const left = premiumTimeLeft(user, now) ?? 0;
      expect(isPremium(user, now + left - 1)).toBe(true);
      expect(isPremium(user, now + left)).toBe(false);
    },
  );
});
