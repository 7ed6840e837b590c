import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fieldsOf, itemsOf, recordOf } from '../../../sdk/page/fields';

const numberOnly = (member: unknown) => (typeof member === 'number' ? member : undefined);

describe('fieldsOf, itemsOf and recordOf', () => {
  test('return members of objects and items of arrays only', () => {
    expect([fieldsOf({ a: 1 }), fieldsOf([1]), fieldsOf(null), fieldsOf('a')]).toEqual([{ a: 1 }, {}, {}, {}]);
    expect([itemsOf([1]), itemsOf({ 0: 1 }), itemsOf(undefined)]).toEqual([[1], [], []]);
    expect(recordOf({ a: 1, b: 'x' }, numberOnly)).toEqual({ a: 1 });
  });

  test.prop([fc.jsonValue()])('never return members that were not parsed', (value) => {
    expect(Object.values(recordOf(value, numberOnly)).every((member) => typeof member === 'number')).toBe(true);
  });
});
