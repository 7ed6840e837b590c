import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fieldOfView } from '../../../games/kit/field-of-view';

describe('fieldOfView', () => {
  test('keeps the chosen lens on a wide window', () => {
    expect(fieldOfView(16 / 9, 60, 60)).toBe(60);
  });

  test('opens the lens on a portrait phone', () => {
    expect(fieldOfView(390 / 844, 60, 40)).toBeCloseTo(76.5, 0);
  });

  check.prop([fc.double({ min: 0.2, max: 4, noNaN: true })])(
    'never goes below the lens or above 92 degrees',
    (aspect) => {
      const degrees = fieldOfView(aspect, 60, 60);
      expect(degrees).toBeGreaterThanOrEqual(60);
      expect(degrees).toBeLessThanOrEqual(92);
    },
  );
});
