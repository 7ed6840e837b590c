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

  property.prop([fc.array(fc.integer()), draws])(
    'always keeps every item, and the list it was given',
    (items, numbers) => {
      const before = [...items];
      const result = shuffle(items, drawFrom(numbers));
      expect([...result].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      expect(items).toEqual(before);
    },
  );
});
