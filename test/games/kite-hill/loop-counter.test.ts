import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { LoopCounter } from '../../../games/kite-hill/loop-counter';

function circle(counter: LoopCounter, turns: number, steps = 40): void {
  for (let i = 0; i <= Math.abs(turns) * steps; i += 1) {
    const way = (i / steps) * Math.PI * 2 * Math.sign(turns);
    counter.follow(Math.cos(way), Math.sin(way));
  }
}

describe('LoopCounter', () => {
  test('counts loops in both directions', () => {
    const counter = new LoopCounter();
    circle(counter, 2.05);
    expect(counter.count).toBe(2);
    circle(counter, -1.2);
    expect(counter.count).toBe(3);
  });

  test('does not count waves', () => {
    const counter = new LoopCounter();
    for (let i = 0; i < 600; i += 1) counter.follow(1, Math.sin(i * 0.1));
    expect(counter.count).toBe(0);
  });

  test('does not count a motionless kite', () => {
    const counter = new LoopCounter();
    for (let i = 0; i < 200; i += 1) counter.follow(Math.cos(i) * 0.01, Math.sin(i) * 0.01);
    expect(counter.count).toBe(0);
  });

  check.prop([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 12, max: 90 })])(
    'always counts every full turn',
    (turns, steps) => {
      const counter = new LoopCounter();
      circle(counter, turns + 0.2, steps);
      expect(counter.count).toBe(turns);
    },
  );
});
