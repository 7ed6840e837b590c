import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findUnbalancedBuckets } from '../../../../server/catalogue/games/find-unbalanced-buckets';

const buckets = (...lengths: readonly number[]) => lengths.map((games, index) => ({ id: index + 1, games }));

describe('findUnbalancedBuckets', () => {
  test('returns a bucket of more than twice the target size', () => {
    expect(findUnbalancedBuckets(buckets(8, 21, 9), 10)).toEqual({ ids: [2], next: 3 });
    expect(findUnbalancedBuckets(buckets(21), 10)).toEqual({ ids: [1], next: undefined });
  });

  test('returns all neighbours that fit into one bucket', () => {
    expect(findUnbalancedBuckets(buckets(9, 3, 2, 5, 1), 10)).toEqual({ ids: [2, 3, 4], next: 5 });
    expect(findUnbalancedBuckets(buckets(0, 0), 10)).toEqual({ ids: [1, 2], next: undefined });
  });

  test('returns undefined if every bucket has a good size', () => {
    expect(findUnbalancedBuckets(buckets(20), 10)).toBeUndefined();
    expect(findUnbalancedBuckets(buckets(0), 10)).toBeUndefined();
    expect(findUnbalancedBuckets(buckets(9, 2, 20, 1, 10), 10)).toBeUndefined();
  });

  const length = fc.integer({ min: 0, max: 60 });

  test.prop([fc.array(length, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 12 })])(
    'always ends with balanced buckets after finitely many rebalances',
    (lengths, size) => {
      let [known, id] = [buckets(...lengths), 100];
      const total = lengths.reduce((sum, games) => sum + games, 0);
      for (let rebalances = 0; ; rebalances += 1) {
        const unbalanced = findUnbalancedBuckets(known, size);
        if (!unbalanced) break;
        expect(rebalances).toBeLessThan(2 * lengths.length + 2);
        const first = known.findIndex((bucket) => bucket.id === unbalanced.ids[0]);
        const games = known.slice(first, first + unbalanced.ids.length).reduce((sum, bucket) => sum + bucket.games, 0);
        const pieces = Math.max(1, Math.ceil(games / size));
        const parts = Array.from({ length: pieces }, (_, piece) => ({
          id: (id += 1),
          games: Math.ceil(((piece + 1) * games) / pieces) - Math.ceil((piece * games) / pieces),
        }));
        known = [...known.slice(0, first), ...parts, ...known.slice(first + unbalanced.ids.length)];
      }
      expect(known.reduce((sum, { games }) => sum + games, 0)).toBe(total);
      expect(Math.max(...known.map(({ games }) => games))).toBeLessThanOrEqual(2 * size);
    },
  );
});
