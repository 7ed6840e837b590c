import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { bucketSize } from '../../../../server/catalogue/games/maintain-catalogue';

describe('bucketSize', () => {
  test('is 512 for a small catalogue and 2,048 for a large one', () => {
    expect([0, 100, 5000].map(bucketSize)).toEqual([512, 512, 512]);
    expect([200_000, 1_000_000].map(bucketSize)).toEqual([2048, 2048]);
  });

  test('is six times the square root of the number of games between them', () => {
    expect(bucketSize(10_000)).toBe(600);
    expect(bucketSize(90_000)).toBe(1800);
  });

  propertyTest.prop([fc.nat({ max: 2e6 }), fc.nat({ max: 2e6 })])('never decreases with more games', (games, more) => {
    expect(bucketSize(games + more)).toBeGreaterThanOrEqual(bucketSize(games));
  });
});
