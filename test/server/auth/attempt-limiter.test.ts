import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { AttemptLimiter } from '../../../server/auth/attempt-limiter';

function limiter(max: number, windowSeconds: number) {
  let now = 0;
  const clock = { now: () => new Date(now), after: () => () => {}, every: () => () => {} };
  const made = new AttemptLimiter(clock, max, windowSeconds);
  return { limiter: made, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('AttemptLimiter', () => {
  test('tells how long to wait, and allows again when the window is over', () => {
    const { limiter: attempts, pass } = limiter(2, 60);
    expect([attempts.attempt('a'), attempts.attempt('a')]).toEqual([0, 0]);
    pass(20);
    expect(attempts.attempt('a')).toBe(40);
    pass(40);
    expect(attempts.attempt('a')).toBe(0);
  });

  test('forgets a key that is cleared, and no other', () => {
    const { limiter: attempts } = limiter(1, 60);
    attempts.attempt('a');
    attempts.attempt('b');
    attempts.clear('a');
    expect(attempts.attempt('a')).toBe(0);
    expect(attempts.attempt('b')).toBeGreaterThan(0);
  });

  test.prop([fc.integer({ min: 1, max: 12 }), fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 })])(
    'never allows more than the maximum from the first attempt of a window to its end',
    (max, gaps) => {
      const { limiter: attempts, pass } = limiter(max, 60);
      let time = 0;
      let start = -Infinity;
      let allowed = 0;
      for (const gap of gaps) {
        pass(gap);
        time += gap;
        if (attempts.attempt('key') > 0) continue;
        if (time - start >= 60) [start, allowed] = [time, 0];
        allowed += 1;
        expect(allowed).toBeLessThanOrEqual(max);
      }
    },
  );
});
