import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { onlyTruthy } from '../../../src/domain/shared/only-truthy';

describe('onlyTruthy', () => {
  test('removes false, zero, missing and empty values', () => {
    expect(onlyTruthy({ a: 0, b: '', c: false, d: undefined, e: null, f: 'x', g: 1, h: true })).toStrictEqual({
      f: 'x',
      g: 1,
      h: true,
    });
    expect(onlyTruthy({})).toStrictEqual({});
  });

  property.prop([fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.nat(2), fc.constant(undefined)))])(
    'never keeps another value, and never loses one',
    (values) => {
      const given = onlyTruthy(values);
      for (const [name, value] of Object.entries(values))
        expect(Object.entries(given).some(([each, kept]) => each === name && kept === value)).toBe(Boolean(value));
      expect(Object.keys(given).length).toBeLessThanOrEqual(Object.keys(values).length);
    },
  );
});
