import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SystemClock, SystemRandom, SystemTimeZone } from '../../../src/adapters/system/system';

describe('SystemClock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('returns milliseconds since 1970', () => {
    expect(new SystemClock().now()).toBe(1000);
  });

  test('returns the corrected time of a machine whose clock is wrong', () => {
    expect(new SystemClock(-250).now()).toBe(750);
  });

  test('runs a callback once after a delay, unless cancelled', () => {
    const ran: string[] = [];
    const clock = new SystemClock();
    clock.after(50, () => ran.push('kept'));
    const cancel = clock.after(50, () => ran.push('cancelled'));
    cancel();
    cancel();
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['kept']);
  });

  test('runs a callback repeatedly until cancelled', () => {
    let runs = 0;
    const cancel = new SystemClock().every(50, () => (runs += 1));
    vi.advanceTimersByTime(160);
    cancel();
    vi.advanceTimersByTime(160);
    expect(runs).toBe(3);
  });
});

describe('SystemRandom', () => {
  test('draws different numbers from 0 up to but not including 1', () => {
    const random = new SystemRandom();
    const numbers = Array.from({ length: 500 }, () => random.next());
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(490);
  });

  test('creates random UUIDs', () => {
    const random = new SystemRandom();
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(random.uuid()).not.toBe(random.uuid());
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('SystemTimeZone', () => {
  test.each([
    ['UTC', 0, 0],
    ['Europe/Berlin', 60, 120],
    ['America/New_York', -300, -240],
    ['Asia/Kolkata', 330, 330],
  ])('returns the offsets of %s: %i minutes in winter and %i in summer', (zone, winter, summer) => {
    vi.stubEnv('TZ', zone);
    const here = new SystemTimeZone();
    expect([here.minutesAhead(Date.UTC(2026, 0, 5)), here.minutesAhead(Date.UTC(2026, 6, 5))]).toEqual([
      winter,
      summer,
    ]);
  });
});
