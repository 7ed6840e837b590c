import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { SOON_BUBBLE, SOON_EDGE, soonPlace } from '../../../src/domain/shell/coming-soon';

const numbers = fc.integer({ min: -500, max: 3000 });

describe('the bubble that says that something comes soon', () => {
  test('stays for 1500 ms', () => {
    expect(SOON_BUBBLE).toBe(1500);
  });

  test('stands where it was pressed, but inside the window', () => {
    expect(SOON_EDGE).toBe(72);
    expect(soonPlace({ x: 300, y: 200 }, 1000)).toEqual({ x: 300, y: 200 });
    expect(soonPlace({ x: 388, y: 2 }, 390)).toEqual({ x: 318, y: 72 });
    expect(soonPlace({ x: 0, y: 73 }, 390)).toEqual({ x: 72, y: 73 });
    expect(soonPlace({ x: 50, y: 100 }, 100)).toEqual({ x: 72, y: 100 });
  });

  property.prop([numbers, numbers, fc.integer({ min: 144, max: 3000 })])(
    'never leaves the window, and never moves without need',
    (x, y, width) => {
      const place = soonPlace({ x, y }, width);
      expect(place.x).toBeGreaterThanOrEqual(72);
      expect(place.x).toBeLessThanOrEqual(width - 72);
      expect(place.y).toBeGreaterThanOrEqual(72);
      if (x >= 72 && x <= width - 72 && y >= 72) expect(place).toEqual({ x, y });
      expect(soonPlace(place, width)).toEqual(place);
    },
  );
});
