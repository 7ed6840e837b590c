import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { steps } from '../../../games/loom-of-sound/pattern';
import { StepClock } from '../../../games/loom-of-sound/step-clock';

describe('StepClock', () => {
  test('returns the first step at once', () => {
    expect(new StepClock().advance(0, 60)).toEqual([{ step: 0, after: 0 }]);
  });

  test('plays two steps to a beat', () => {
    const clock = new StepClock();
    const returned = Array.from({ length: 100 }, () => clock.advance(0.1, 60)).flat();
    expect(returned.length).toBeGreaterThanOrEqual(20);
    expect(returned.length).toBeLessThanOrEqual(21);
  });

  check.prop([
    fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 80 }),
    fc.integer({ min: 60, max: 150 }),
  ])('never omits or repeats a step for any frame time', (frames, tempo) => {
    const clock = new StepClock();
    const returned = frames.flatMap((seconds) => clock.advance(seconds, tempo));
    expect(returned.map(({ step }) => step)).toEqual(returned.map((_, i) => i % steps));
    for (const { after } of returned) expect(after).toBeLessThanOrEqual(0.1201);
  });
});
