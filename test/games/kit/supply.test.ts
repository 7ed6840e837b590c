import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSupply, supplyLeft } from '../../../games/kit/supply';

describe('a supply', () => {
  test('parses a saved supply and refuses other data', () => {
    expect(readSupply({ used: 3 })).toEqual({ used: 3 });
    for (const other of [undefined, null, 'x', {}, { used: -1 }, { used: 0.5 }])
      expect(readSupply(other)).toBeUndefined();
  });

  test('has ten uses in a bundle of ten', () => {
    expect(supplyLeft(2, { used: 3 }, 10)).toBe(17);
  });

  check.prop([fc.nat(50), fc.nat(500), fc.integer({ min: 1, max: 10 })])(
    'never exceeds the purchases and never is negative',
    (bought, used, each) => {
      const left = supplyLeft(bought, { used }, each);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(bought * each);
      expect(supplyLeft(bought + 1, { used: used + each }, each)).toBe(left);
    },
  );
});
