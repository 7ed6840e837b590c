// @vitest-environment jsdom
import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { plateHeight, postPlaces } from '../../../games/kite-hill/posts';

describe('the posts in the meadow', () => {
  test('are ahead of the player and apart from each other', () => {
    for (const [x, z] of postPlaces) {
      expect(z).toBeLessThan(-3);
      expect(postPlaces.filter(([ox, oz]) => Math.hypot(ox - x, oz - z) < 1.5)).toHaveLength(1);
    }
  });

  check.prop([fc.nat(112), fc.nat(112)])('are taller for higher flights', (one, other) => {
    const best = Math.max(one, other, 1);
    expect(plateHeight(Math.max(one, other), best)).toBeGreaterThanOrEqual(plateHeight(Math.min(one, other), best));
    expect(plateHeight(best, best)).toBeLessThan(2);
  });
});
