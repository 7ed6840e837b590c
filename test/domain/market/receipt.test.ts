import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../../../src/domain/market/money';
import { netPrice, vatShare } from '../../../src/domain/market/receipt';
import { amountsInCents, vatRates } from '../../arbitraries/prices';

const share = (gross: number, rate: number) => vatShare(gross as Cents, rate);

describe('vatShare and netPrice', () => {
  test('take the VAT out of the price', () => {
    expect(share(1190, 1900)).toBe(190);
    expect(share(799, 1900)).toBe(128);
    expect(netPrice(799 as Cents, 1900)).toBe(671);
    expect(share(1799, 0)).toBe(0);
  });

  test('round to the nearest cent, half up', () => {
    expect(share(2, 10_000)).toBe(1);
    expect(share(1, 10_000)).toBe(1);
    expect(share(3, 10_000)).toBe(2);
    expect(share(3, 1900)).toBe(0);
    expect(share(4, 1900)).toBe(1);
  });

  property.prop([amountsInCents, vatRates])(
    'are never further than half a cent from the exact share',
    (gross, rate) => {
      const divisor = BigInt(10_000 + rate);
      const twiceTheError = 2n * (BigInt(vatShare(gross, rate)) * divisor - BigInt(gross) * BigInt(rate));
      expect(twiceTheError <= divisor && twiceTheError > -divisor).toBe(true);
    },
  );

  property.prop([amountsInCents, vatRates])('always add up to the price', (gross, rate) => {
    expect(netPrice(gross, rate) + vatShare(gross, rate)).toBe(gross);
    expect(netPrice(gross, rate)).toBeGreaterThanOrEqual(0);
  });
});
