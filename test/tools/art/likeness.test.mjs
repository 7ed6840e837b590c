import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { likeness } from '../../../tools/art/lib/likeness.mjs';

const size = { width: 16, height: 8, channels: 3 };
const bytes = fc.uint8Array({ minLength: 16 * 8 * 3, maxLength: 16 * 8 * 3 });
const ramp = Uint8Array.from({ length: 16 * 8 * 3 }, (_, at) => at % 256);

describe('likeness', () => {
  test('falls with the size of a change in any channel', () => {
    const shifted = (by, channel) => ramp.map((value, at) => (at % 3 === channel ? value ^ by : value));
    for (const channel of [0, 1, 2]) {
      const [little, much] = [8, 64].map((by) => likeness(ramp, shifted(by, channel), size));
      expect(little).toBeLessThan(1);
      expect(much).toBeLessThan(little);
    }
  });

  test('is zero for black and white', () => {
    const [black, white] = [0, 255].map((value) => new Uint8Array(64).fill(value));
    expect(likeness(black, white, { width: 8, height: 8, channels: 1 })).toBeCloseTo(0, 3);
  });

  test('throws for pictures smaller than a window', () => {
    expect(() => likeness(ramp, ramp, { width: 7, height: 8, channels: 1 })).toThrow('7x8 has no window');
  });

  property.prop([bytes, bytes])('is always 1 for identical pictures, never more, and symmetric', (one, other) => {
    expect(likeness(one, one, size)).toBeCloseTo(1, 10);
    const value = likeness(one, other, size);
    expect(value).toBeLessThanOrEqual(1 + 1e-10);
    expect(likeness(other, one, size)).toBeCloseTo(value, 10);
  });
});
