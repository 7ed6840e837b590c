import * as z from 'zod/mini';
import { orderStands } from '../domain/market/order-standing';
import { wireCatalogItem } from './catalog.contract';
import { defineCall } from './define-call';
import { wireDate, wirePage, wirePagination } from './wire-values';

/** Decimal dollars with two places, VAT included. */
const wireDollars = z.string().check(z.regex(/^\d+\.\d{2}$/));

const amountBody = z.strictObject({
  /** Coins: the amount of an offer. */
  amount: z.int(),
});

export const coinOffers = defineCall({
  method: 'GET',
  path: '/v1/public/market/coins/purchase/offers',
  access: 'anyone',
  summary: 'The packs of coins on sale, the smallest first; none while the portal has no payment provider.',
  data: z.array(z.object({ amount: z.int(), price: wireDollars, special: z.boolean() })),
});

export const coinShowcase = defineCall({
  method: 'GET',
  path: '/v1/public/market/coins/showcase',
  access: 'anyone',
  summary: 'Up to twelve items of games that coins can buy, at most two of each game.',
  data: z.array(wireCatalogItem),
});

export const coinPurchaseDirect = defineCall({
  method: 'POST',
  path: '/v1/private/user/market/coins/purchase/direct',
  access: 'player',
  takesKey: true,
  summary:
    'Orders a pack of coins and tells where to pay; the key is needed (400). 422 for an amount that is no offer, 503 `err_no_payments` without a provider.',
  body: amountBody,
  data: z.object({
    /** A path of this portal, which leads on to the payment provider. */
    payment_url: z.string(),
  }),
});

export const coinPurchaseByEmail = defineCall({
  method: 'POST',
  path: '/v1/private/user/market/coins/purchase/by-email',
  access: 'player',
  takesKey: true,
  summary:
    'Orders a pack of coins and mails a link to the checkout, valid for a day; what was sent is said in `status.message` and here. The key is needed (400).',
  body: amountBody,
  data: z.object({ message: z.string() }),
});

export const coinPurchaseComplete = defineCall({
  method: 'PATCH',
  path: '/v1/public/user/market/coins/purchase/complete/{secret}',
  access: 'anyone',
  summary:
    'Opens the checkout of a mailed link, as often as it is asked within a day while the order waits to be paid; 422 later, and for an unknown link.',
  params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(128)) }),
  data: z.object({ payment_url: z.string() }),
});

export const premiumPurchase = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/premium/purchase',
  access: 'player',
  takesKey: true,
  summary:
    'Buys a month of premium for 10 coins; the key is needed (400). Refused with 409: `err_insufficient_coins`, `err_premium_cap` when it would end more than a year from now.',
  data: z.object({
    /** When premium ends. */
    premium: wireDate,
    /** Coins that are left. */
    balance: z.int(),
    /** Of that balance: of two that were told, the one of the greater number is newer. */
    revision: z.int(),
  }),
});

export const orderStatus = defineCall({
  method: 'GET',
  path: '/v1/private/user/market/coins/purchase/orders/{order}',
  access: 'player',
  summary: 'How one of the caller’s orders of coins stands.',
  params: z.object({ order: z.uuid() }),
  data: z.object({
    /** Coins. */
    amount: z.int(),
    price: wireDollars,
    /** `waiting` until the provider has reported; `disputed` while a bank decides, `refunded` once the money went back. */
    state: z.enum(orderStands),
    /** Coins that were taken back; those that were spent before are not. */
    taken: z.int(),
  }),
});

/** What was paid for coins, or what was bought with them. */
const wireReceipt = z.object({
  /** Of the receipt: a number for money, an id for coins. */
  id: z.string(),
  kind: z.enum(['coins', 'premium', 'item']),
  /** In words: “100 coins”, “Premium, one month”, an item's name and count. */
  title: z.string(),
  date: wireDate,
  /** Coins: positive when received, negative when spent. */
  coins: z.int(),
  /** Null for what was bought with coins. */
  money: z.nullable(
    z.object({
      price: wireDollars,
      net: wireDollars,
      vat: wireDollars,
      /** Per cent. */
      vat_rate: z.number(),
    }),
  ),
  state: z.enum(['done', 'refunded', 'disputed']),
  /** What went back of a refunded or disputed purchase; null for a done one. */
  undone: z.nullable(
    z.object({
      /** Coins that were taken back; those that were spent before are not. */
      taken: z.int(),
      /** When it was last reported. */
      date: wireDate,
    }),
  ),
});

export const receiptList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/shop',
  access: 'player',
  summary: 'What the caller has bought, the newest first, ten to a page.',
  query: z.object({ page: wirePage }),
  data: z.object({
    items: z.array(wireReceipt),
    pagination: wirePagination,
    /** Who sells: name and postal address, line by line; empty while the operator has told neither. */
    seller: z.array(z.string()),
  }),
});

export type WireReceipt = z.output<typeof wireReceipt>;
