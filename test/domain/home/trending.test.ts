import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PlaysAt } from '../../../src/domain/home/trending';
import { leastTrend, nextTrend, TREND_HALF_LIFE, TREND_WINDOW } from '../../../src/domain/home/trending';

const NOW = Date.UTC(2026, 2, 1);
const DAY = 24 * 60 * 60_000;

/** Weighted plays of a trend at `NOW`. */
const weight = (trend: number | undefined) => (trend === undefined ? 0 : 2 ** (trend - NOW / TREND_HALF_LIFE));

const somePlays: fc.Arbitrary<PlaysAt> = fc.record({
  at: fc.integer({ min: NOW - 30 * DAY, max: NOW }),
  plays: fc.integer({ min: 1, max: 10_000 }),
});
const plays = fc.array(somePlays, { maxLength: 20 });

describe('nextTrend', () => {
  test('weighs a play one now, one half after two days, and one quarter after four', () => {
    const of = (days: number) => weight(nextTrend(undefined, [{ at: NOW - days * DAY, plays: 1 }]));
    expect([of(0), of(2), of(4)].map((one) => Number(one.toFixed(9)))).toEqual([1, 0.5, 0.25]);
  });

  test('is undefined for a game without plays', () => {
    expect(nextTrend(undefined, [])).toBeUndefined();
    expect(nextTrend(undefined, [{ at: NOW, plays: 0 }])).toBeUndefined();
  });

  property.prop([plays])('always sums the halved plays', (all) => {
    const sum = all.reduce((total, { at, plays: some }) => total + some * 0.5 ** ((NOW - at) / TREND_HALF_LIFE), 0);
    expect(weight(nextTrend(undefined, all)) / (sum || 1)).toBeCloseTo(sum === 0 ? 0 : 1, 6);
  });

  property.prop([plays, plays])('always returns the same for plays added in two steps', (before, after) => {
    const once = weight(nextTrend(undefined, [...before, ...after]));
    const twice = weight(nextTrend(nextTrend(undefined, before), after));
    expect(Math.abs(once - twice)).toBeLessThanOrEqual(1e-6 * once);
  });

  property.prop([plays, somePlays])('never decreases with a play', (before, further) => {
    const trend = nextTrend(undefined, before) ?? Number.NEGATIVE_INFINITY;
    expect(nextTrend(trend, [further])).toBeGreaterThanOrEqual(trend);
  });
});

describe('leastTrend', () => {
  test('equals the trend of one play a week ago', () => {
    expect(nextTrend(undefined, [{ at: NOW - TREND_WINDOW, plays: 1 }])).toBe(leastTrend(NOW));
  });
});
