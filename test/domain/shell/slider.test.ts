import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nextSlide, previousSlide } from '../../../src/domain/shell/slider';

const places = fc
  .integer({ min: 1, max: 100 })
  .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)));

describe('the slider', () => {
  test('wraps round at both ends', () => {
    expect(nextSlide(2, 3)).toBe(0);
    expect(previousSlide(0, 3)).toBe(2);
  });

  test('stays where it is without slides', () => {
    expect([nextSlide(0, 0), previousSlide(0, 0)]).toEqual([0, 0]);
  });

  property.prop([places])('always comes back by the opposite way', ([current, count]) => {
    expect(previousSlide(nextSlide(current, count), count)).toBe(current);
    expect(nextSlide(previousSlide(current, count), count)).toBe(current);
  });

  property.prop([places])('always visits every slide once in a round', ([current, count]) => {
    const visited = new Set<number>();
    let at = current;
    for (let step = 0; step < count; step += 1) visited.add((at = nextSlide(at, count)));
    expect(at).toBe(current);
    expect(visited.size).toBe(count);
  });
});
