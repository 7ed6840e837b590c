import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireFew } from '../../../../server/platform/jobs/require-few';

test('requireFew allows a hundred rows, and beyond them the configured share', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (one, other, deletePercent) => {
      const [deleted = 0, all = 0] = [one, other].sort((a, b) => a - b);
      const check = (): void => requireFew('sessions', deleted, all, { deletePercent });
      if (deleted <= 100 || deleted / all <= deletePercent / 100) expect(check).not.toThrow();
      else expect(check).toThrow(`would delete ${String(deleted)} of ${String(all)} sessions`);
    }),
  );
});
