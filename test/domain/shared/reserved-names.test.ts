import { describe, expect, test } from 'vitest';
import { isReservedName } from '../../../src/domain/shared/reserved-names';

describe('reserved names', () => {
  test.each(['api', 'static', 'play', 'accounts', 'ads', 'www', 'developer', 'mail', 'id', 'pay', 'admin'])(
    'hold %s, in any letter case',
    (name) => {
      expect(isReservedName(name)).toBe(true);
      expect(isReservedName(name.toUpperCase())).toBe(true);
    },
  );

  test('leave players and games their names', () => {
    expect(isReservedName('nova')).toBe(false);
    expect(isReservedName('playful')).toBe(false);
    expect(isReservedName('')).toBe(false);
  });
});
