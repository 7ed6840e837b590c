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
    const told = Array.from({ length: 100 }, () => clock.advance(0.1, 60)).flat();
    expect(told.length).toBeGreaterThanOrEqual(20);
    expect(told.length).toBeLessThanOrEqual(21);
  });

  check.prop([
    fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 80 }),
    fc.integer({ min: 60, max: 150 }),
  ])('never leaves out a step or tells it twice, however long the frames are', (frames, tempo) => {
    const clock = new StepClock();
    const told = frames.flatMap((seconds) => clock.advance(seconds, tempo));
    expect(told.map(({ step }) => step)).toEqual(told.map((_, i) => i % steps));
    for (const { after } of told) expect(after).toBeLessThanOrEqual(0.1201);
  });
});
