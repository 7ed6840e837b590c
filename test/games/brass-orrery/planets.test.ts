import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { dateText, longitudeOf, planets, spread, turned } from '../../../games/brass-orrery/planets';

const planet = fc.constantFrom(...planets);
const years = fc.double({ min: -3000, max: 3000, noNaN: true });

describe('the planets', () => {
  test('follow Kepler’s third law, and their arms are in order', () => {
    for (let i = 1; i < planets.length; i += 1) {
      expect(planets[i]?.period).toBeGreaterThan(planets[i - 1]?.period ?? Infinity);
      expect(planets[i]?.arm).toBeGreaterThan(planets[i - 1]?.arm ?? Infinity);
    }
  });

  test('have their astronomical longitudes in 2000', () => {
    expect(planets.map((one) => Math.round(longitudeOf(one, 0)))).toEqual([252, 182, 100, 355, 34, 50, 313, 305]);
  });

  check.prop([planet, years])('always come back after one period', (one, when) => {
    const way = Math.abs(longitudeOf(one, when + one.period) - longitudeOf(one, when));
    expect(Math.min(way, 360 - way)).toBeLessThan(1e-6);
  });
});

describe('spread', () => {
  test('returns the narrowest angle around all planets', () => {
    expect(spread([350, 10])).toBeCloseTo(20);
    expect(spread([0, 120, 240])).toBeCloseTo(240);
    expect(spread([7])).toBe(0);
  });

  check.prop([
    fc.array(fc.double({ min: -720, max: 720, noNaN: true }), { minLength: 2, maxLength: 6 }),
    fc.double({ min: -720, max: 720, noNaN: true }),
  ])('never changes when all turn together', (angles, by) => {
    expect(spread(angles.map((angle) => angle + by))).toBeCloseTo(spread(angles), 6);
    expect(spread(angles)).toBeGreaterThanOrEqual(0);
    expect(spread(angles)).toBeLessThan(360);
  });

  check.prop([fc.double({ min: -1e5, max: 1e5, noNaN: true })])('an angle is always within one turn', (angle) => {
    expect(turned(angle)).toBeGreaterThanOrEqual(0);
    expect(turned(angle)).toBeLessThanOrEqual(360);
  });
});

test('dates are formatted as month and year', () => {
  expect(dateText(0)).toBe('January 2000');
  expect(dateText(20.99)).toBe('December 2020');
  expect(dateText(-0.01)).toBe('December 1999');
  expect(dateText(-2000)).toBe('January 1 BC');
});
