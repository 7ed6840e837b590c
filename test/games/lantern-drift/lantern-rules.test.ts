import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { burning, burnTime, earned, kindledSize, slowBurnTime } from '../../../games/lantern-drift/lantern-rules';

describe('earned', () => {
  test('is empty before the first lantern', () => {
    expect(earned(0, 0)).toEqual([]);
  });

  test('contains first light after one lantern, choir with ten aloft, river after fifty', () => {
    expect(earned(1, 1)).toEqual(['first-light']);
    expect(earned(9, 9)).toEqual(['first-light']);
    expect(earned(10, 10)).toEqual(['first-light', 'lantern-choir']);
    expect(earned(49, 9)).toEqual(['first-light']);
    expect(earned(50, 30)).toEqual(['first-light', 'lantern-choir', 'sky-river']);
  });

  check.prop([fc.nat(80), fc.nat(80)])('never takes back what one more lantern would keep', (released, aloft) => {
    const now = earned(released, aloft);
    expect(earned(released + 1, aloft + 1)).toEqual(expect.arrayContaining([...now]));
  });
});

describe('a lantern', () => {
  test('is small after a tap and larger after holding', () => {
    expect(kindledSize(0)).toBe(0.5);
    expect(kindledSize(2)).toBeGreaterThan(1.2);
  });

  check.prop([fc.double({ min: 0, max: 500, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true })])(
    'always grows while held and never brightens after release',
    (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      expect(kindledSize(late)).toBeGreaterThanOrEqual(kindledSize(early));
      expect(kindledSize(late)).toBeLessThanOrEqual(1.35);
      expect(burning(late)).toBeLessThanOrEqual(burning(early));
    },
  );

  test('is dark after its burn time', () => {
    expect(burning(burnTime)).toBe(0);
    expect(burning(0)).toBe(1);
  });

  test('burns longer with a slow wick', () => {
    expect(burning(burnTime, slowBurnTime)).toBe(1);
    expect(burning(slowBurnTime - 1, slowBurnTime)).toBeGreaterThan(0);
    expect(burning(slowBurnTime, slowBurnTime)).toBe(0);
  });
});
