import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { launch, lanes, sail, type RetentionPolicy } from '../../../games/beacon-keep/fleet';

const care = { gain: 0.8, fade: 0.045 };

function voyage(lane: number, lit: (nth: number) => number, drain = 0): { fates: RetentionPolicy[]; light: number } {
  const ship = launch(lane, 8);
  const fates: RetentionPolicy[] = [];
  for (let i = 0; i < 2000; i += 1) {
    const fate = sail(ship, 0.05, lit(i), drain, care);
    if (fate !== 'sailing') fates.push(fate);
    if (fate === 'wrecked' || fate === 'home') break;
  }
  return { fates, light: ship.light };
}

describe('a ship', () => {
  test('passes both rows and reaches the harbour in constant light', () => {
    expect(voyage(1, () => 1).fates).toEqual(['passed', 'passed', 'home']);
  });

  test('hits the first rock without light', () => {
    expect(voyage(3, () => 0).fates).toEqual(['wrecked']);
  });

  test('needs light again for the second row', () => {
    const glance = voyage(2, (nth) => (nth > 100 && nth < 135 ? 1 : 0)).fates;
    expect(glance).toEqual(['passed', 'wrecked']);
  });

  test('loses its way while shades take its light', () => {
    expect(voyage(2, (nth) => (nth > 60 && nth < 90 ? 1 : 0), 0.3).fates).toEqual(['wrecked']);
  });

  test('sinks and stops after it has hit a rock', () => {
    const ship = launch(0, 8);
    ship.sinking = 0.1;
    const before = ship.distance;
    expect(sail(ship, 0.5, 1, 0, care)).toBe('sailing');
    expect(ship.distance).toBe(before);
  });

  check.prop([
    fc.integer({ min: 0, max: lanes.length - 1 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ])('always ends as a wreck or at home, with its light between 0 and 1', (lane, lights, drain) => {
    const { fates, light } = voyage(lane, (nth) => lights[nth % lights.length] ?? 0, drain);
    expect(['wrecked', 'home']).toContain(fates[fates.length - 1]);
    expect(light).toBeGreaterThanOrEqual(0);
    expect(light).toBeLessThanOrEqual(1);
  });
});
