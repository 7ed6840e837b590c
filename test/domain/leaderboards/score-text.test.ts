import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { BoardUnit, NamedUnit } from '../../../src/domain/leaderboards/board-unit';
import { namedUnits } from '../../../src/domain/leaderboards/board-unit';
import { SCORE_MAX } from '../../../src/domain/leaderboards/score';
import { isTimeUnit, scoreText } from '../../../src/domain/leaderboards/score-text';

const perSecond: Readonly<Partial<Record<NamedUnit, number>>> = { seconds: 1, tenths: 10, milliseconds: 1000 };

/** Reads a score back from its text. */
function scoreIn(text: string, unit: NamedUnit): number {
  const number = text.replaceAll(',', '').replace(/[^\d.:-]/g, '');
  const scale = perSecond[unit];
  if (scale === undefined) return Number(number);
  const sign = number.startsWith('-') ? -1 : 1;
  const [seconds = '', minutes = '0', hours = '0'] = number.replace('-', '').split(':').reverse();
  const [whole = '', parts = ''] = seconds.split('.');
  return sign * ((Number(hours) * 3600 + Number(minutes) * 60 + Number(whole)) * scale + Number(`0.${parts}0`) * scale);
}

describe('scoreText', () => {
  test.each<[number, BoardUnit, string]>([
    [1873, 'points', '1,873'],
    [12.5, 'points', '12.5'],
    [1873, 'tenths', '3:07.3'],
    [73, 'tenths', '0:07.3'],
    [36_000, 'tenths', '1:00:00.0'],
    [37_234, 'tenths', '1:02:03.4'],
    [-73, 'tenths', '-0:07.3'],
    [-0.2, 'tenths', '0:00.0'],
    [187_345, 'milliseconds', '3:07.345'],
    [5, 'milliseconds', '0:00.005'],
    [600, 'seconds', '10:00'],
    [187.25, 'seconds', '3:07.25'],
    [59.9996, 'seconds', '1:00'],
    [1873, 'metres', '1,873\u00a0m'],
    [99.5, 'percent', '99.5%'],
    [12, { suffix: 'laps' }, '12\u00a0laps'],
  ])('writes %d in %j as %j', (score, unit, text) => {
    expect(scoreText(score, unit)).toBe(text);
  });

  const units = fc.constantFrom(...namedUnits);

  property.prop([units, fc.integer({ min: -1e9, max: 1e9 })])(
    'always writes a whole score without loss',
    (unit, score) => {
      expect(scoreIn(scoreText(score, unit), unit)).toBeCloseTo(score, 6);
    },
  );

  property.prop([units, fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true })])(
    'never writes a greater score as a smaller one',
    (unit, score, more) => {
      const read = (value: number) => scoreIn(scoreText(value, unit), unit);
      expect(read(score + more)).toBeGreaterThanOrEqual(read(score));
    },
  );

  property.prop([units, fc.oneof(fc.constantFrom(SCORE_MAX, -SCORE_MAX), fc.maxSafeInteger())])(
    'always writes digits, for any score',
    (unit, score) => {
      expect(scoreText(score, unit)).toMatch(/^-?\d[\d,]*(:[0-5]\d){0,2}(\.\d{1,3})?(%|\u00a0m)?$/);
    },
  );
});

test('isTimeUnit recognises seconds and their parts', () => {
  expect(namedUnits.filter(isTimeUnit)).toEqual(['seconds', 'tenths', 'milliseconds']);
  expect(isTimeUnit({ suffix: 'seconds' })).toBe(false);
});
