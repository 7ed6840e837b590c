import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { shuffle } from '../../../src/domain/shared/shuffle';

const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 });
const drawFrom = (numbers: readonly number[]) => {
  let index = 0;
  return () => numbers[index++ % numbers.length] ?? 0;
};

describe('shuffling', () => {
  test('follows the numbers drawn', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
  });

  test('reaches every order', () => {
    const orders = [0, 0.4, 0.7].flatMap((first) =>
      [0, 0.6].map((second) => shuffle([1, 2, 3], drawFrom([first, second])).join('')),
    );
    expect(new Set(orders).size).toBe(6);
  });

  test('moves what is undefined like anything else', () => {
    expect(shuffle([undefined, 'b'], () => 0)).toEqual(['b', undefined]);
  });

  property.prop([fc.array(fc.option(fc.integer(), { nil: undefined })), draws])(
    'always keeps every item, and the list it was given',
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
    'is always what swapping from the end gives',
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
