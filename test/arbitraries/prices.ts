import { fc } from '@fast-check/vitest';
import type { Cents } from '../../src/domain/market/cents';
import type { ItemPrice } from '../../src/domain/market/item-price';

/** Amounts of money, from nothing to what no cent can be lost in. */
export const amountsInCents: fc.Arbitrary<Cents> = fc
  .oneof(fc.nat(5000), fc.maxSafeNat())
  .map((amount) => amount as Cents);

/** Rates of VAT in basis points, from none to a hundred per cent. */
export const vatRates: fc.Arbitrary<number> = fc.oneof(fc.constantFrom(0, 700, 1900, 2700, 10_000), fc.nat(10_000));

/** Prices of catalogue items in coins, with discounts that are and are none. */
export const itemPrices: fc.Arbitrary<ItemPrice> = fc.record({
  price: fc.nat(1000),
  discounted: fc.option(fc.integer({ min: -5, max: 1100 }), { nil: undefined }),
});
