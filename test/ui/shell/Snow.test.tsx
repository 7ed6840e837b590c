import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { snowflakes } from '../../../src/ui/shell/Snow';

describe('snowflakes', () => {
  test('fall apart from each other', () => {
    expect(new Set(snowflakes(36).map(({ left }) => left)).size).toBe(36);
  });

  property.prop([fc.integer({ min: 0, max: 200 })])('stay small, slow and inside the sky', (count) => {
    const flakes = snowflakes(count);
    expect(flakes).toHaveLength(count);
    // One expectation for all of them: a hundred thousand take seconds.
    const wrong = flakes.filter(
      ({ left, size, seconds, begun, opacity }) =>
        !(left >= 0 && left <= 100) ||
        !(size >= 3 && size <= 7) ||
        !(seconds >= 11 && seconds <= 22) ||
        !(begun >= 0 && begun <= seconds) ||
        !(opacity > 0 && opacity < 0.7),
    );
    expect(wrong).toEqual([]);
  });
});
