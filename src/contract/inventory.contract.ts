import * as z from 'zod/mini';
import { PURCHASE_COUNT_MAX } from '../domain/inventory/purchase-limits';
import { defineCall } from './define-call';
import { wireDate, wirePage, wirePagination, wireSlug, wireTitled } from './wire-values';

/** One kind of item that the caller has. */
export const wireOwnedItem = z.object({
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  /** Whether it is used up, and can be had again. */
  consumable: z.boolean(),
  /** How many; what has expired counts no more. */
  count: z.int(),
  /** When the first of them is gone; null when they stay. */
  expires: z.nullable(wireDate),
});

export const inventoryGet = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/game/inventory/{game}/get',
  access: 'player',
  summary: 'What the caller has of a game’s items, in the order of its catalogue; also what is no longer sold.',
  params: z.object({ game: wireSlug }),
  data: z.object({ items: z.array(wireOwnedItem) }),
});

/** A game with what the caller has in it. */
const wireBelongings = z.object({
  game: wireTitled,
  /** Whether the game has a page. */
  listed: z.boolean(),
  /** In the order of the game's catalogue. */
  items: z.array(
    z.extend(wireOwnedItem, {
      /** Whether the item has a page. */
      listed: z.boolean(),
    }),
  ),
});

export const belongingList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/inventory',
  access: 'player',
  summary:
    'What the caller has of all games’ items, the game last bought in first, eight games to a page; also what is no longer sold.',
  query: z.object({ page: wirePage }),
  data: z.object({ games: z.array(wireBelongings), pagination: wirePagination }),
});

export const itemPurchase = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/game/inventory/{game}/purchase/{item}',
  access: 'player',
  takesKey: true,
  summary:
    'Buys an item for coins, all of the count or none; the key is needed (400). Refused with 409: `err_insufficient_coins`, `err_conflict` for what the caller has already, `err_price` when it costs something else by now, `err_idempotency_key`.',
  params: z.object({ game: wireSlug, item: wireSlug }),
  body: z.strictObject({
    /** More than one only of consumable items. */
    count: z._default(z.int().check(z.minimum(1), z.maximum(PURCHASE_COUNT_MAX)), 1),
    /** Coins in all, as the caller has been told; without it any price will do. */
    total: z.optional(z.int().check(z.minimum(0))),
  }),
  data: z.object({
    /** The item's slug. */
    item: z.string(),
    /** How many were bought. */
    count: z.int(),
    /** Coins that are left. */
    balance: z.int(),
    /** Of that balance: of two that were told, the one of the greater number is newer. */
    revision: z.int(),
  }),
});

export type WireBelongings = z.output<typeof wireBelongings>;
export type WireOwnedItem = z.output<typeof wireOwnedItem>;
