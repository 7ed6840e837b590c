import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/system/system-clock';

describe('the real clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('tells milliseconds since 1970', () => {
    expect(new SystemClock().now()).toBe(1000);
  });

  test('runs once after a delay, unless that is cancelled', () => {
    const ran: string[] = [];
    const clock = new SystemClock();
    clock.after(50, () => ran.push('kept'));
    const cancel = clock.after(50, () => ran.push('cancelled'));
    cancel();
    cancel();
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['kept']);
  });

  test('runs again and again until that is cancelled', () => {
    let runs = 0;
    const cancel = new SystemClock().every(50, () => (runs += 1));
    vi.advanceTimersByTime(160);
    cancel();
    vi.advanceTimersByTime(160);
    expect(runs).toBe(3);
  });
});
