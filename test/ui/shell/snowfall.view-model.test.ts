import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { SnowfallViewModel } from '../../../src/ui/shell/snowfall.view-model';
import { ManualClock } from './manual-clock';

const HOUR = 3_600_000;

function started(year: number, month: number, day: number, hour = 12) {
  const clock = new ManualClock(new Date(year, month - 1, day, hour).getTime());
  const wanted$ = new BehaviorSubject(false);
  const snowfall = new SnowfallViewModel(clock, { wanted$ });
  return { clock, wanted$, snowfall, end: snowfall.start() };
}

describe('SnowfallViewModel', () => {
  test.each([
    [12, 19, false],
    [12, 20, true],
    [1, 16, true],
    [1, 17, false],
    [7, 1, false],
  ])('reports on the local date %i/%i: %s', (month, day, falls) => {
    expect(started(2026, month, day).snowfall.snowing).toBe(falls);
  });

  test('starts at midnight on an open page', () => {
    const { clock, snowfall } = started(2026, 12, 19, 23);
    expect(snowfall.snowing).toBe(false);
    clock.advance(HOUR);
    expect(snowfall.snowing).toBe(true);
  });

  test('pauses under reduced motion', () => {
    const { wanted$, snowfall } = started(2026, 12, 24);
    wanted$.next(true);
    expect(snowfall.snowing).toBe(false);
    wanted$.next(false);
    expect(snowfall.snowing).toBe(true);
  });

  test('is off until started, and releases its timers and subscriptions', () => {
    const clock = new ManualClock(new Date(2026, 11, 24).getTime());
    const wanted$ = new BehaviorSubject(false);
    const snowfall = new SnowfallViewModel(clock, { wanted$ });
    expect(snowfall.snowing).toBe(false);
    snowfall.start()();
    expect([clock.waiting, wanted$.observed]).toEqual([0, false]);
  });
});
