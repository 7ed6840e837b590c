import { fc, test as check } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { fastest, horizon, keyPace, turnOf, turnOn } from '../../../games/brass-orrery/crank';

test('a full turn of the crank is one year', () => {
  let years = 0;
  for (let i = 0; i < 8; i += 1) years += turnOf((-i * Math.PI) / 4, (-(i + 1) * Math.PI) / 4);
  expect(years).toBeCloseTo(1);
});

test('the wheels coast to a stop after release', () => {
  let turning = { years: 0, pace: 4 };
  for (let i = 0; i < 600; i += 1) turning = turnOn(turning, undefined, 1 / 60);
  expect(turning.pace).toBe(0);
  expect(turning.years).toBeGreaterThan(0);
});

check.prop([fc.array(fc.option(fc.double({ min: -50, max: 50, noNaN: true }), { nil: undefined }), { maxLength: 80 })])(
  'time never exceeds its maximum speed or range',
  (wishes) => {
    let turning = { years: horizon - 3, pace: 0 };
    for (const wish of wishes) {
      turning = turnOn(turning, wish, 0.05);
      expect(Math.abs(turning.pace)).toBeLessThanOrEqual(fastest);
      expect(Math.abs(turning.years)).toBeLessThanOrEqual(horizon);
    }
  },
);

check.prop([fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 60, noNaN: true })])(
  'a key held longer never turns slower',
  (a, b) => {
    expect(keyPace(Math.max(a, b))).toBeGreaterThanOrEqual(keyPace(Math.min(a, b)));
    expect(keyPace(Math.max(a, b))).toBeLessThanOrEqual(fastest);
  },
);
