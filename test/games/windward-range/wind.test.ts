import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { strongest, windAt, windText } from '../../../games/windward-range/wind';

const when = fc.tuple(fc.nat(500), fc.nat(11), fc.double({ min: 0, max: 600, noNaN: true }));

describe('the wind', () => {
  test('is formatted as direction and whole metres per second', () => {
    expect(windText(0.2)).toBe('calm');
    expect(windText(-4.6)).toBe('← 5 m/s');
    expect(windText(7.2)).toBe('7 m/s →');
  });

  test('grows during the round', () => {
    const mean = (arrow: number): number => {
      let sum = 0;
      for (let seed = 0; seed < 200; seed += 1) sum += Math.abs(windAt(seed, arrow, 0));
      return sum / 200;
    };
    expect(mean(11)).toBeGreaterThan(2 * mean(0));
  });

  check.prop([when])(
    'never exceeds its maximum and is always the same at the same moment',
    ([seed, arrow, seconds]) => {
      const wind = windAt(seed, arrow, seconds);
      expect(Math.abs(wind)).toBeLessThanOrEqual(strongest);
      expect(windAt(seed, arrow, seconds)).toBe(wind);
    },
  );

  check.prop([when])('never changes its side during one arrow', ([seed, arrow, seconds]) => {
    expect(Math.sign(windAt(seed, arrow, seconds))).toBe(Math.sign(windAt(seed, arrow, 0)));
  });
});
