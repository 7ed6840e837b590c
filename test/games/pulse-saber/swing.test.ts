import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { arrowOf, straightness, swingMatches, type CutDirection } from '../../../games/pulse-saber/swing';

const arrows: readonly CutDirection[] = ['up', 'down', 'left', 'right'];
const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

describe('a swing', () => {
  test('cuts along the arrow and not against it', () => {
    expect(swingMatches('down', 0, -1)).toBe(true);
    expect(swingMatches('down', 0, 1)).toBe(false);
    expect(swingMatches('down', 1, 0)).toBe(false);
  });

  test('may deviate by less than 62 degrees', () => {
    expect(swingMatches('right', 1, 1)).toBe(true);
    expect(swingMatches('right', 0.4, 1)).toBe(false);
  });

  test('without length cuts nothing, not even a dot', () => {
    expect(swingMatches('any', 0, 0)).toBe(false);
    expect(straightness('any', 0, 0)).toBe(0);
  });

  check.prop([angle, fc.double({ min: 0.001, max: 50, noNaN: true })])(
    'always fits at least one arrow and never two opposite ones',
    (turn, length) => {
      const [x, y] = [Math.cos(turn) * length, Math.sin(turn) * length];
      const fits = arrows.filter((arrow) => swingMatches(arrow, x, y));
      expect(fits.length).toBeGreaterThanOrEqual(1);
      for (const arrow of fits) {
        const [ax, ay] = arrowOf(arrow);
        expect(fits.some((other) => arrowOf(other)[0] === -ax && arrowOf(other)[1] === -ay)).toBe(false);
      }
      expect(swingMatches('any', x, y)).toBe(true);
    },
  );

  check.prop([fc.constantFrom(...arrows), angle])('is worth between nothing and one', (arrow, turn) => {
    const value = straightness(arrow, Math.cos(turn), Math.sin(turn));
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  });
});
