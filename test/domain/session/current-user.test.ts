import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { displayName, isPremium } from '../../../src/domain/session/current-user';
import { isoDates } from '../../arbitraries/iso-dates';
import { aPlayer } from '../../fakes/a-player';

describe('the signed-in player', () => {
  test('is called by the alias, or by the user name without one', () => {
    expect(displayName(aPlayer({ alias: 'Ada L.' }))).toBe('Ada L.');
    expect(displayName(aPlayer({ username: 'ada', alias: undefined }))).toBe('ada');
  });

  test('is never premium without a date', () => {
    expect(isPremium(aPlayer({ premiumUntil: undefined }), 0)).toBe(false);
  });

  property.prop([isoDates, fc.integer({ min: 1, max: 1e12 })])(
    'is always premium until the moment named, and never from it on',
    (premiumUntil, distance) => {
      const player = aPlayer({ premiumUntil });
      const end = Date.parse(premiumUntil);
      expect(isPremium(player, end - distance)).toBe(true);
      expect(isPremium(player, end)).toBe(false);
      expect(isPremium(player, end + distance)).toBe(false);
    },
  );
});
