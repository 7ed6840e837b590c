import { fc } from '@fast-check/vitest';
import type { Cents } from '../../src/domain/market/money';
import type { ItemPrice } from '../../src/domain/market/item-price';

/** Amounts of money in cents, from zero to the largest exact integer. */
export const amountsInCents: fc.Arbitrary<Cents> = fc
  .oneof(fc.nat(5000), fc.maxSafeNat())
  .map((amount) => amount as Cents);

/** VAT rates in basis points, from 0 to 100 percent. */
export const vatRates: fc.Arbitrary<number> = fc.oneof(fc.constantFrom(0, 700, 1900, 2700, 10_000), fc.nat(10_000));

/** Prices of catalogue items in coins, with and without effective discounts. */
export const itemPrices: fc.Arbitrary<ItemPrice> = fc.record({
  price: fc.nat(1000),
  discounted: fc.option(fc.integer({ min: -5, max: 1100 }), { nil: undefined }),
});
