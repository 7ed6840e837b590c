import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readLocker, sparesLeft } from '../../../games/orbital-salvage/locker';

describe('the locker', () => {
  test('is read back, and nothing else is', () => {
    expect(readLocker({ used: 3 })).toEqual({ used: 3 });
    for (const other of [undefined, null, 'x', {}, { used: -1 }, { used: 0.5 }])
      expect(readLocker(other)).toBeUndefined();
  });

  check.prop([fc.nat(50), fc.nat(50)])('never holds more than was bought, nor less than nothing', (bought, used) => {
    const left = sparesLeft(bought, { used });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(bought);
    expect(sparesLeft(bought + 1, { used: used + 1 })).toBe(left);
  });
});
