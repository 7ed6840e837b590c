import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { userKind } from '../../../src/domain/session/user-kind';
import { isoDates } from '../../arbitraries/iso-dates';
import { aPlayer } from '../../fakes/a-player';

describe('the kind of a user', () => {
  test('is that of a guest without a user, and of a player without premium', () => {
    expect(userKind(undefined, 0)).toBe('guest');
    expect(userKind(aPlayer({ premiumUntil: undefined }), 0)).toBe('player');
  });

  test('is premium up to the end of a leap day', () => {
    const user = aPlayer({ premiumUntil: '2028-02-29T23:59:59.999Z' });
    expect(userKind(user, Date.UTC(2028, 1, 29, 23, 59, 59, 998))).toBe('premium');
    expect(userKind(user, Date.UTC(2028, 1, 29, 23, 59, 59, 999))).toBe('player');
  });

  property.prop([isoDates, fc.integer({ min: 1, max: 1e12 })])(
    'always changes at the moment when premium ends',
    (premiumUntil, distance) => {
      const user = aPlayer({ premiumUntil });
      const end = Date.parse(premiumUntil);
      expect(userKind(user, end - distance)).toBe('premium');
      expect(userKind(user, end + distance)).toBe('player');
    },
  );
});
