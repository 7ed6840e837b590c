import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { usernameProblem } from '../../../src/domain/auth/username-policy';
import { suggestUsername } from '../../../src/domain/auth/username-suggestion';

const drawing = (numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

describe('suggestUsername', () => {
  test('combines two words and a number', () => {
    expect(suggestUsername(drawing([0, 0, 0]))).toBe('AmberBadger0');
    expect(suggestUsername(drawing([0.9999, 0.9999, 0.9999]))).toBe('SwiftVoyager9999');
    expect(suggestUsername(drawing([0.5, 0.25, 0.12345]))).toBe('GoldenFalcon1234');
  });

  test('returns a valid name even from a source that returns 1', () => {
    expect(suggestUsername(drawing([1, 1, 1]))).toBe('SwiftVoyager9999');
  });

  property.prop([fc.tuple(...[0, 0, 0].map(() => fc.double({ min: 0, max: 1, noNaN: true })))], {
    examples: [[[1, 1, 0]]],
  })('always returns a valid username', (numbers) => {
    expect(usernameProblem(suggestUsername(drawing(numbers)))).toBeUndefined();
  });

  test('returns many different names', () => {
    const sixteenths = Array.from({ length: 16 }, (_, index) => index / 16);
    const names = sixteenths.flatMap((first) =>
      sixteenths.map((second) => suggestUsername(drawing([first, second, 0]))),
    );
    expect(new Set(names).size).toBe(256);
    expect(names.every((name) => /^[A-Z][a-z]+[A-Z][a-z]+0$/.test(name))).toBe(true);
  });
});
