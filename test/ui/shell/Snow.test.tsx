import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { snowflakes } from '../../../src/ui/shell/Snow';

describe('snowflakes', () => {
  test('have different horizontal positions', () => {
    expect(new Set(snowflakes(36).map(({ left }) => left)).size).toBe(36);
  });

  property.prop([fc.integer({ min: 0, max: 200 })])(
    'always stay within their limits of size, speed and position',
    (count) => {
      const flakes = snowflakes(count);
      expect(flakes).toHaveLength(count);
      // One expectation for all flakes, because a hundred thousand take seconds.
      const wrong = flakes.filter(
        ({ left, size, seconds, ahead, opacity }) =>
          !(left >= 0 && left <= 100) ||
          !(size >= 3 && size <= 7) ||
          !(seconds >= 11 && seconds <= 22) ||
          !(ahead >= 0 && ahead <= seconds) ||
          !(opacity > 0 && opacity < 0.7),
      );
      expect(wrong).toEqual([]);
    },
  );
});
