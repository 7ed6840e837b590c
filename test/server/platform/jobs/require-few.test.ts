import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsNeeded } from '../../../../server/platform/jobs/require-few';

test('rowsNeeded allows a hundred rows, and beyond them the configured share', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (one, other, percent) => {
      const [deleted = 0, all = 0] = [one, other].sort((a, b) => a - b);
      const isFew = deleted <= 100 || deleted * 100 <= all * percent;
      expect(all >= rowsNeeded(deleted, percent)).toBe(isFew);
    }),
  );
});
