import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  nextSlide,
  previousSlide,
  SLIDER_THUMBNAILS,
  sliderOrder,
  thumbnailSlots,
} from '../../../src/domain/shell/slider';

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

  test('is put in an order that is drawn', () => {
    expect(sliderOrder(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(sliderOrder(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
  });

  test('has four slots for thumbnails', () => {
    expect(SLIDER_THUMBNAILS).toBe(4);
    expect(thumbnailSlots(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
    expect(thumbnailSlots(['a'])).toEqual(['a']);
  });

  property.prop([fc.array(fc.string()), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))])(
    'always has every slide, in whatever order',
    (slides, numbers) => {
      const ordered = sliderOrder(slides, () => numbers.next().value);
      expect([...ordered].sort()).toEqual([...slides].sort());
    },
  );

  property.prop([fc.array(fc.nat())])('never shows more pictures than slots, nor others than the first', (pictures) => {
    const shown = thumbnailSlots(pictures);
    expect(shown.length).toBe(Math.min(4, pictures.length));
    expect(pictures.slice(0, shown.length)).toEqual(shown);
  });
});
