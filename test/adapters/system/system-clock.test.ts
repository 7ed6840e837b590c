import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/system/system-clock';

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
