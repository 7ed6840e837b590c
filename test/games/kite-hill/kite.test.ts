import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fly, heightOf, launched, lines, placeOf, steepest, type Pull } from '../../../games/kite-hill/kite';

const up: Pull = { bearing: 0, rise: 1.3, reeling: false };

function flight(seconds: number, pull: (at: number) => Pull, wind: (at: number) => number) {
  const kite = launched();
  let flies = true;
  let highest = 0;
  for (let at = 0; at < seconds && flies; at += 0.05) {
    flies = fly(kite, pull(at), wind(at), 0.05);
    highest = Math.max(highest, heightOf(kite));
  }
  return { kite, flies, highest };
}

describe('a kite', () => {
  test('rises and takes line in a fresh wind', () => {
    const { kite, flies, highest } = flight(
      40,
      () => up,
      () => 0.95,
    );
    expect(flies).toBe(true);
    expect(kite.line).toBe(lines.most);
    expect(highest).toBeGreaterThan(60);
  });

  test('falls in a lull, later while the line is wound in', () => {
    expect(
      flight(
        30,
        () => up,
        () => 0.08,
      ).flies,
    ).toBe(false);
    expect(
      flight(
        30,
        () => ({ ...up, reeling: true }),
        () => 0.08,
      ).flies,
    ).toBe(true);
  });

  test('moves to the side to which it is steered', () => {
    const { kite } = flight(
      6,
      () => ({ ...up, bearing: 0.6, rise: 0.7 }),
      () => 0.9,
    );
    expect(kite.bearing).toBeCloseTo(0.6, 1);
    expect(placeOf(kite).x).toBeGreaterThan(0);
  });

  check.prop([
    fc.array(
      fc.record({
        bearing: fc.double({ min: -3, max: 3, noNaN: true }),
        rise: fc.double({ min: -1, max: 2, noNaN: true }),
        reeling: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    fc.array(fc.double({ min: 0.05, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 20 }),
  ])('never leaves its line, however it is pulled', (pulls, winds) => {
    const kite = launched();
    let held = true;
    for (let i = 0; i < 300; i += 1) {
      fly(kite, pulls[i % pulls.length] ?? up, winds[i % winds.length] ?? 0.5, 0.05);
      held &&= kite.line >= lines.least && kite.line <= lines.most && Math.abs(kite.bearing) <= 1.1;
      held &&= heightOf(kite) <= 112;
    }
    expect(held).toBe(true);
  });

  check.prop([fc.double({ min: 0, max: 1.5, noNaN: true })])('always rises higher while it is wound in', (wind) => {
    expect(steepest(wind, true)).toBeGreaterThanOrEqual(steepest(wind, false));
  });
});
