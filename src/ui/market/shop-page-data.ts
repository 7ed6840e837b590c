import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/coin-offer';

/** A part of the shop, or why it could not be had. */
export type ShopPart<T> =
  { readonly kind: 'found'; readonly entries: readonly T[] } | { readonly kind: 'failed'; readonly message: string };

/** What the shop shows; plain data, so that it survives inlining. */
export interface ShopPageData {
  readonly offers: ShopPart<CoinOffer>;
  readonly showcase: ShopPart<CatalogItem>;
}
