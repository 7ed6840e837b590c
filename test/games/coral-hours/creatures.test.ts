import { describe, expect, test } from 'vitest';
import { awake, creatures, hours } from '../../../games/coral-hours/creatures';

describe('the creatures', () => {
  test('are twelve with unique names and places', () => {
    expect(new Set(creatures.map(({ slug }) => slug)).size).toBe(12);
    expect(new Set(creatures.map(({ name }) => name)).size).toBe(12);
    expect(new Set(creatures.map(({ bearing, hours: when }) => `${bearing} ${when.join()}`)).size).toBe(12);
  });

  test.each(hours.map((hour) => ({ hour })))('some appear at $hour', ({ hour }) => {
    expect(awake(hour).length).toBeGreaterThanOrEqual(4);
  });

  test('all appear at some hour', () => {
    expect(new Set(hours.flatMap((hour) => awake(hour))).size).toBe(creatures.length);
  });
});
