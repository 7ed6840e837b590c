import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { badgeRarity } from '../../../src/domain/account/badge-rarity';

const count = fc.nat({ max: 10_000_000 });

describe('badgeRarity', () => {
  test.each([
    [0, 0, undefined],
    [0, 7, 0],
    [1, 3, 33.3],
    [1, 1_000_000, 0.1],
    [999_999, 1_000_000, 99.9],
    [5, 5, 100],
    // Who has it has played.
    [2, 0, 100],
  ])('of %i holders among %i players is %s', (holders, players, rarity) => {
    expect(badgeRarity({ holders, players })).toBe(rarity);
  });

  property.prop([count, count])(
    'is always a percentage, 0 for nobody alone and 100 for all alone',
    (holders, players) => {
      const rarity = badgeRarity({ holders, players });
      if (holders === 0 && players === 0) expect(rarity).toBeUndefined();
      else {
        expect(rarity).toBeGreaterThanOrEqual(0);
        expect(rarity).toBeLessThanOrEqual(100);
        expect(rarity === 0).toBe(holders === 0);
        expect(rarity === 100).toBe(holders > 0 && holders >= players);
      }
    },
  );
});
