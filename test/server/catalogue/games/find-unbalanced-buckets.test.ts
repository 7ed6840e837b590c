import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findUnbalancedBuckets } from '../../../../server/catalogue/games/find-unbalanced-buckets';

const stretches = (...lengths: readonly number[]) => lengths.map((games, index) => ({ id: index + 1, games }));

describe('findUnbalancedBuckets', () => {
  test('is a stretch that is more than twice as long as it should be', () => {
    expect(findUnbalancedBuckets(stretches(8, 21, 9), 10)).toEqual({ ids: [2], next: 3 });
    expect(findUnbalancedBuckets(stretches(21), 10)).toEqual({ ids: [1], next: undefined });
  });

  test('is all neighbours that fit into one', () => {
    expect(findUnbalancedBuckets(stretches(9, 3, 2, 5, 1), 10)).toEqual({ ids: [2, 3, 4], next: 5 });
    expect(findUnbalancedBuckets(stretches(0, 0), 10)).toEqual({ ids: [1, 2], next: undefined });
  });

  test('is nothing while every stretch has its length', () => {
    expect(findUnbalancedBuckets(stretches(20), 10)).toBeUndefined();
    expect(findUnbalancedBuckets(stretches(0), 10)).toBeUndefined();
    expect(findUnbalancedBuckets(stretches(9, 2, 20, 1, 10), 10)).toBeUndefined();
  });

  const length = fc.integer({ min: 0, max: 60 });

  test.prop([fc.array(length, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 12 })])(
    'always leads to even stretches, and never goes on forever',
    (lengths, size) => {
      let [known, id] = [stretches(...lengths), 100];
      const total = lengths.reduce((sum, games) => sum + games, 0);
      for (let turns = 0; ; turns += 1) {
        const run = findUnbalancedBuckets(known, size);
        if (!run) break;
        expect(turns).toBeLessThan(2 * lengths.length + 2);
        const first = known.findIndex((stretch) => stretch.id === run.ids[0]);
        const games = known.slice(first, first + run.ids.length).reduce((sum, stretch) => sum + stretch.games, 0);
        const pieces = Math.max(1, Math.ceil(games / size));
        const cut = Array.from({ length: pieces }, (_, piece) => ({
          id: (id += 1),
          games: Math.ceil(((piece + 1) * games) / pieces) - Math.ceil((piece * games) / pieces),
        }));
        known = [...known.slice(0, first), ...cut, ...known.slice(first + run.ids.length)];
      }
      expect(known.reduce((sum, { games }) => sum + games, 0)).toBe(total);
      expect(Math.max(...known.map(({ games }) => games))).toBeLessThanOrEqual(2 * size);
    },
  );
});
