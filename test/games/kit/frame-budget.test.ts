import { describe, expect, test } from 'vitest';
import { FrameBudget } from '../../../games/kit/frame-budget';

function run(seconds: number, frames: number): number {
  const budget = new FrameBudget();
  return Array.from({ length: frames }, () => budget.overrun(seconds)).filter(Boolean).length;
}

describe('FrameBudget', () => {
  test('returns false while frames are fast', () => {
    expect(run(1 / 60, 900)).toBe(0);
  });

  test('returns true once for every ninety slow frames', () => {
    expect(run(1 / 30, 270)).toBe(3);
  });

  test('ignores the long gap of a hidden tab', () => {
    expect(run(5, 900)).toBe(0);
  });
});
