import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countsAsPlay, PLAY_COUNT_INTERVAL, recountedUntil } from '../../../src/domain/play/counted-play';

const HALF_HOUR = 1_800_000;
const times = fc.nat(4e12);

describe('countsAsPlay', () => {
  test('counts the first play', () => {
    expect(countsAsPlay(undefined, 0)).toBe(true);
  });

  test('counts again after 30 minutes, and not a millisecond earlier', () => {
    expect(PLAY_COUNT_INTERVAL).toBe(HALF_HOUR);
    expect(countsAsPlay(5, 5 + HALF_HOUR)).toBe(true);
    expect(countsAsPlay(5, 4 + HALF_HOUR)).toBe(false);
  });

  test('rejects a play before the counted one, as from a server with another clock', () => {
    expect(countsAsPlay(5, 0)).toBe(false);
  });

  property.prop([fc.array(times, { maxLength: 30 })])('never counts two plays within 30 minutes', (plays) => {
    const counted: number[] = [];
    for (const now of plays.toSorted((a, b) => a - b)) if (countsAsPlay(counted.at(-1), now)) counted.push(now);
    const gaps = counted.slice(1).map((time, index) => time - (counted[index] ?? 0));
    expect(gaps.every((gap) => gap >= HALF_HOUR)).toBe(true);
  });
});

describe('recountedUntil', () => {
  property.prop([times, times])('always agrees with countsAsPlay', (last, now) => {
    expect(last <= recountedUntil(now)).toBe(countsAsPlay(last, now));
  });
});
