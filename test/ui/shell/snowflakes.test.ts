import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { snowflakes } from '../../../src/ui/shell/snowflakes';

describe('snowflakes', () => {
  test('fall apart from each other', () => {
    expect(new Set(snowflakes(36).map(({ left }) => left)).size).toBe(36);
  });

  property.prop([fc.integer({ min: 0, max: 200 })])('stay small, slow and inside the sky', (count) => {
    const flakes = snowflakes(count);
    expect(flakes).toHaveLength(count);
    for (const { left, size, seconds, begun, opacity } of flakes) {
      expect(left >= 0 && left <= 100).toBe(true);
      expect(size >= 3 && size <= 7).toBe(true);
      expect(seconds >= 11 && seconds <= 22).toBe(true);
      expect(begun >= 0 && begun <= seconds).toBe(true);
      expect(opacity > 0 && opacity < 0.7).toBe(true);
    }
  });
});
