import { fc } from '@fast-check/vitest';
import type { Buyer } from '../../src/domain/market/item-price';
import type { Purchase } from '../../src/domain/market/purchase-request';

/** Buyers with few coins. */
export const buyers: fc.Arbitrary<Buyer> = fc.record({
  signedIn: fc.boolean(),
  balance: fc.nat(60),
  busy: fc.boolean(),
});

/** Purchases with frequent duplicates. */
export const purchases: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({ kind: fc.constant('coins' as const), amount: fc.constantFrom(10, 25) }),
  fc.constant<Purchase>({ kind: 'premium' }),
  fc.record({
    kind: fc.constant('item' as const),
    game: fc.constantFrom('orbit', 'lantern'),
    item: fc.constantFrom('hat', 'sail'),
    count: fc.constantFrom(1, 2),
  }),
);
