import * as z from 'zod/mini';
import { PURCHASE_COUNT_MAX } from '../domain/inventory/belongings';
import { defineCall } from './define-call';
import { orNull, wireDate, wirePage, wirePagination, wireSlug, wireTitled } from './wire-values';

/** An item type in the caller’s inventory. */
export const wireOwnedItem = z.object({
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  /** True if the item is used up and can be bought again. */
  consumable: z.boolean(),
  /** Number of unexpired items. */
  count: z.int(),
  /** Earliest expiry among the items; null if the items do not expire. */
  expires: orNull(wireDate),
});

export const inventoryGet = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/game/inventory/{game}/get',
  access: 'player',
  summary:
    'Returns the caller’s items of a game, in the order of its catalogue; includes items that are no longer sold.',
  params: z.object({ game: wireSlug }),
  data: z.object({ items: z.array(wireOwnedItem) }),
});

/** A game with the caller’s items in it. */
const wireBelongings = z.object({
  game: wireTitled,
  /** True if the game has a page. */
  listed: z.boolean(),
  /** Items in catalogue order. */
  items: z.array(
    z.extend(wireOwnedItem, {
      /** True if the item has a page. */
      listed: z.boolean(),
    }),
  ),
});

export const belongingList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/inventory',
  access: 'player',
  summary:
    'Returns the caller’s items of all games, latest purchase first, eight games a page; includes items that are no longer sold.',
  query: z.object({ page: wirePage }),
  data: z.object({ games: z.array(wireBelongings), pagination: wirePagination }),
});

export const itemPurchase = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/game/inventory/{game}/purchase/{item}',
  access: 'player',
  takesKey: true,
  summary:
    'Buys an item for coins, all of the count or none; equal purchases without a key within two seconds are one. Refused with 409: `err_insufficient_coins`, `err_conflict` for an item that the caller owns, `err_price` if the price has changed, `err_idempotency_key`.',
  params: z.object({ game: wireSlug, item: wireSlug }),
  body: z.strictObject({
    /** Quantity; more than one for consumable items only. */
    count: z._default(z.int().check(z.minimum(1), z.maximum(PURCHASE_COUNT_MAX)), 1),
    /** Expected total price, in coins; without it the request accepts any price. */
    total: z.optional(z.int().check(z.minimum(0))),
  }),
  data: z.object({
    /** Item slug. */
    item: z.string(),
    /** Number of items bought. */
    count: z.int(),
    /** Remaining balance, in coins. */
    balance: z.int(),
    /** Revision of the balance; the balance with the greater revision is newer. */
    revision: z.int(),
  }),
});

export type WireBelongings = z.input<typeof wireBelongings>;
export type WireOwnedItem = z.input<typeof wireOwnedItem>;
