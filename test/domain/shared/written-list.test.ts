import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenList } from '../../../src/domain/shared/written-list';

describe('writtenList', () => {
  test.each([
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B, and C'],
  ])('writes %j as %s', (items, text) => {
    expect(writtenList(items)).toBe(text);
  });

  test('writes every list as Intl does', () => {
    const both = { and: 'conjunction', or: 'disjunction' } as const;
    const kinds = fc.constantFrom('and', 'or');
    fc.assert(
      fc.property(fc.array(fc.string()), kinds, (items, kind) => {
        expect(writtenList(items, kind)).toBe(new Intl.ListFormat('en', { type: both[kind] }).format(items));
      }),
    );
  });
});
