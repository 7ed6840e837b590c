import * as z from 'zod/mini';
import { catalogPlaces } from '../domain/market/catalog-item-page';
import { defineCall } from './define-call';
import { orNull, wirePage, wirePagination, wireSlug, wireTitled } from './wire-values';

/** A catalogue item of a game (spec 2 §3). */
export const wireCatalogItem = z.object({
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  /** Price, in coins. */
  price: z.int(),
  /** Discounted price, in coins; null without a discount. */
  price_discounted: orNull(z.int()),
  game: wireTitled,
});

const gameParams = z.object({ game: wireSlug });
const itemParams = z.object({ game: wireSlug, item: wireSlug });

export const gameCatalog = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/{game}/catalog',
  access: 'anyone',
  summary: 'Returns one page of a game’s items, twenty-four in the developer’s order; empty for a game without items.',
  params: gameParams,
  query: z.object({ page: wirePage }),
  data: z.object({ items: z.array(wireCatalogItem), pagination: wirePagination }),
});

export const catalogItem = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/{game}/catalog/{item}',
  access: 'anyone',
  summary: 'Returns one item of a game’s catalogue, with others of the same game.',
  params: itemParams,
  data: z.object({
    item: z.extend(wireCatalogItem, {
      /** Sanitised HTML; empty without a description. */
      description: z.string(),
      /** Place of sale: in the game or in the shop. */
      place: z.enum(catalogPlaces),
      /** True if the item is used up and can be bought again. */
      consumable: z.boolean(),
    }),
    others: z.array(wireCatalogItem),
  }),
});

export const catalogItemUrl = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/{game}/catalog/{item}/url',
  access: 'anyone',
  summary: 'Returns the absolute address of an item’s page on this portal.',
  params: itemParams,
  data: z.object({ url: z.string() }),
});

export type WireCatalogItem = z.input<typeof wireCatalogItem>;
