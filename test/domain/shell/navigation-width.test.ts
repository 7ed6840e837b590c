import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { NAVIGATION_WIDTHS, navigationWidth, SIDE_NAVIGATION_FROM } from '../../../src/domain/shell/navigation-width';

const sides = fc.integer({ min: 1024, max: 4000 });
const parts = fc.double({ min: 0, max: 1, noNaN: true });

describe('the width of the side navigation', () => {
  test('goes from 6% to 19% of the window', () => {
    expect(NAVIGATION_WIDTHS).toEqual({ closed: { share: 6, least: 64 }, open: { share: 19, least: 240 } });
    expect([0, 0.5, 1].map((progress) => navigationWidth(progress, 2000))).toEqual([120, 250, 380]);
  });

  test('has a least value for either end', () => {
    expect([navigationWidth(0, 1024), navigationWidth(1, 1024)]).toEqual([64, 240]);
    expect([navigationWidth(0, 1100), navigationWidth(1, 1300)]).toEqual([66, 247]);
  });

  test('is none below 1024 px, where a bar stands at the bottom', () => {
    expect(SIDE_NAVIGATION_FROM).toBe(1024);
    expect(navigationWidth(1, 1023)).toBeUndefined();
    expect(navigationWidth(1, 1023.99)).toBeUndefined();
  });

  property.prop([sides, parts, parts])('always grows while it opens, between its ends', (viewport, one, other) => {
    const at = (progress: number) => navigationWidth(progress, viewport) ?? Number.NaN;
    const [less, more] = [Math.min(one, other), Math.max(one, other)];
    expect(at(more)).toBeGreaterThanOrEqual(at(less));
    expect(at(less)).toBeGreaterThanOrEqual(64);
    expect(at(1)).toBeCloseTo(Math.max(240, viewport * 0.19));
    expect(at(0)).toBeCloseTo(Math.max(64, viewport * 0.06));
  });

  property.prop([fc.integer({ min: 0, max: 1023 }), parts])('is never given to a narrow window', (viewport, part) => {
    expect(navigationWidth(part, viewport)).toBeUndefined();
  });
});
