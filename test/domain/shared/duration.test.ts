import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { formatDuration } from '../../../src/domain/shared/duration';

describe('formatDuration', () => {
  test.each([
    [0, '0 Minutes'],
    [29, '0 Minutes'],
    [30, '1 Minute'],
    [60, '1 Minute'],
    [89, '1 Minute'],
    [90, '2 Minutes'],
    [1500, '25 Minutes'],
    [3569, '59 Minutes'],
    [3599, '60 Minutes'],
    [3600, '1 Hour'],
    [5399, '1 Hour'],
    [5400, '2 Hours'],
    [36_000, '10 Hours'],
  ])('formats %i seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  property.prop([fc.nat(1e7)])('is never off by more than half of its unit', (seconds) => {
    const [count, unit = ''] = formatDuration(seconds).split(' ');
    const length = unit.startsWith('Hour') ? 3600 : 60;
    expect(Math.abs(Number(count) * length - seconds)).toBeLessThanOrEqual(length / 2);
  });

  property.prop([fc.nat(1e7)])('always uses hours from 3600 seconds on, and the singular for one', (seconds) => {
    const text = formatDuration(seconds);
    expect(text).toMatch(seconds < 3600 ? /^\d+ Minutes?$/ : /^\d+ Hours?$/);
    expect(text.endsWith('s')).toBe(!text.startsWith('1 '));
  });

  property.prop([fc.nat(3599)])('always rounds like Intl', (seconds) => {
    const minutes = new Intl.NumberFormat('en', { maximumFractionDigits: 0, roundingMode: 'halfExpand' });
    expect(formatDuration(seconds).split(' ')[0]).toBe(minutes.format(seconds / 60));
  });
});
