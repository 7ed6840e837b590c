import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  nextSlide,
  previousSlide,
  SLIDER_THUMBNAILS,
  sliderOrder,
  thumbnailSlots,
  shuffle,
} from '../../../src/domain/shell/slider';

const places = fc
  .integer({ min: 1, max: 100 })
  .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)));

describe('slider', () => {
  test('wraps around at both ends', () => {
    expect(nextSlide(2, 3)).toBe(0);
    expect(previousSlide(0, 3)).toBe(2);
  });

  test('stays in place without slides', () => {
    expect([nextSlide(0, 0), previousSlide(0, 0)]).toEqual([0, 0]);
  });

  property.prop([places])('always returns by the opposite step', ([current, count]) => {
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

  test('has the order of the random numbers', () => {
    expect(sliderOrder(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(sliderOrder(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
  });

  test('has four thumbnail slots', () => {
    expect(SLIDER_THUMBNAILS).toBe(4);
    expect(thumbnailSlots(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
    expect(thumbnailSlots(['a'])).toEqual(['a']);
  });

  property.prop([fc.array(fc.string()), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))])(
    'always contains every slide in any order',
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

const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 });
const drawFrom = (numbers: readonly number[]) => {
  let index = 0;
  return () => numbers[index++ % numbers.length] ?? 0;
};

describe('shuffle', () => {
  test('follows the random numbers', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
  });

  test('reaches every order', () => {
    const orders = [0, 0.4, 0.7].flatMap((first) =>
      [0, 0.6].map((second) => shuffle([1, 2, 3], drawFrom([first, second])).join('')),
    );
    expect(new Set(orders).size).toBe(6);
  });

  test('moves undefined items like others', () => {
    expect(shuffle([undefined, 'b'], () => 0)).toEqual(['b', undefined]);
  });

  property.prop([fc.array(fc.option(fc.integer(), { nil: undefined })), draws])(
    'always keeps every item, and never changes its input',
    (items, numbers) => {
      const before = [...items];
      const result = shuffle(items, drawFrom(numbers));
      expect([...result].map(String).sort()).toEqual([...items].map(String).sort());
      expect(result).toHaveLength(items.length);
      expect(items).toEqual(before);
    },
  );

  property.prop([fc.array(fc.nat()), draws])('always draws one number fewer than there are items', (items, numbers) => {
    let drawn = 0;
    const draw = drawFrom(numbers);
    shuffle(items, () => {
      drawn += 1;
      return draw();
    });
    expect(drawn).toBe(Math.max(0, items.length - 1));
  });

  property.prop([fc.uniqueArray(fc.nat(), { minLength: 1 }), draws])(
    'always equals Fisher-Yates from the end',
    (items, numbers) => {
      const draw = drawFrom(numbers);
      const swapped = [...items];
      for (let last = swapped.length - 1; last >= 1; last -= 1) {
        const other = Math.floor(draw() * (last + 1));
        [swapped[last], swapped[other]] = [swapped[other] ?? -1, swapped[last] ?? -1];
      }
      expect(shuffle(items, drawFrom(numbers))).toEqual(swapped);
    },
  );
});
