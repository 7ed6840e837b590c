import * as z from 'zod/mini';
import { orderStates } from '../domain/market/purchase-order';
import { wireCatalogItem } from './catalog.contract';
import { defineCall } from './define-call';
import { orNull, wireDate, wirePage, wirePagination } from './wire-values';

/** US dollars as a decimal with two places, including VAT. */
const wireDollars = z.string().check(z.regex(/^\d+\.\d{2}$/));

const amountBody = z.strictObject({
  /** Amount of the offer, in coins. */
  amount: z.int(),
});

export const coinOffers = defineCall({
  method: 'GET',
  path: '/v1/public/market/coins/purchase/offers',
  access: 'anyone',
  summary: 'Returns the coin packs on sale, smallest first; empty without a payment provider.',
  data: z.array(z.object({ amount: z.int(), price: wireDollars, special: z.boolean() })),
});

export const coinShowcase = defineCall({
  method: 'GET',
  path: '/v1/public/market/coins/showcase',
  access: 'anyone',
  summary: 'Returns up to twelve items of games that coins can buy, at most two of each game.',
  data: z.array(wireCatalogItem),
});

export const coinPurchaseDirect = defineCall({
  method: 'POST',
  path: '/v1/private/user/market/coins/purchase/direct',
  access: 'player',
  takesKey: true,
  summary:
    'Orders a coin pack and returns the payment address; equal orders without a key within two seconds are one. 422 for an amount without an offer, 503 `err_no_payments` without a provider.',
  body: amountBody,
  data: z.object({
    /** Path on this portal that redirects to the payment provider. */
    payment_url: z.string(),
  }),
});

export const coinPurchaseByEmail = defineCall({
  method: 'POST',
  path: '/v1/private/user/market/coins/purchase/by-email',
  access: 'player',
  takesKey: true,
  summary:
    'Orders a coin pack and emails a link to the checkout, valid for a day; the confirmation is in `status.message` and in the data. Equal orders without a key within two seconds are one.',
  body: amountBody,
  data: z.object({ message: z.string() }),
});

export const coinPurchaseComplete = defineCall({
  method: 'PATCH',
  path: '/v1/public/user/market/coins/purchase/complete/{secret}',
  access: 'anyone',
  summary:
    'Opens the checkout of an emailed link, any number of times within a day until the order is paid; 422 for an expired or unknown link.',
  params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(128)) }),
  data: z.object({ payment_url: z.string() }),
});

export const premiumPurchase = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/premium/purchase',
  access: 'player',
  takesKey: true,
  summary:
    'Buys a month of premium for 10 coins; equal purchases without a key within two seconds are one. Refused with 409: `err_insufficient_coins`, `err_premium_cap` beyond a year from now, `err_premium_changed` if `premium` is outdated.',
  body: z.strictObject({
    /** End of premium that the buyer saw, null for none; without it the request extends any end. */
    premium: z.optional(z.nullable(wireDate)),
  }),
  data: z.object({
    /** End of the premium period. */
    premium: wireDate,
    /** Remaining balance, in coins. */
    balance: z.int(),
    /** Revision of the balance; the balance with the greater revision is newer. */
    revision: z.int(),
  }),
});

export const orderStatus = defineCall({
  method: 'GET',
  path: '/v1/private/user/market/coins/purchase/orders/{order}',
  access: 'player',
  summary: 'Returns the state of one of the caller’s coin orders.',
  params: z.object({ order: z.uuid() }),
  data: z.object({
    /** Ordered amount, in coins. */
    amount: z.int(),
    price: wireDollars,
    /** `waiting` until the provider reports; `disputed` while a bank decides; `refunded` after the refund. */
    state: z.enum(orderStates),
    /** Coins withdrawn after a refund or dispute; coins spent earlier are not withdrawn. */
    taken: z.int(),
  }),
});

/** A receipt for a purchase of coins or for a purchase with coins. */
const wireReceipt = z.object({
  /** Receipt id: a number for money purchases, an id for coin purchases. */
  id: z.string(),
  kind: z.enum(['coins', 'premium', 'item']),
  /** Description such as “100 coins”, “Premium, one month”, or an item’s name and count. */
  title: z.string(),
  date: wireDate,
  /** Coins received (positive) or spent (negative). */
  coins: z.int(),
  /** Null for a purchase with coins. */
  money: orNull(
    z.object({
      price: wireDollars,
      net: wireDollars,
      vat: wireDollars,
      /** VAT rate, in percent. */
      vat_rate: z.number(),
    }),
  ),
  state: z.enum(['done', 'refunded', 'disputed']),
  /** Refunded part of a refunded or disputed purchase; null for a completed purchase. */
  undone: orNull(
    z.object({
      /** Coins withdrawn; coins spent earlier are not withdrawn. */
      taken: z.int(),
      /** Date of the last report. */
      date: wireDate,
    }),
  ),
});

export const receiptList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/shop',
  access: 'player',
  summary: 'Returns the caller’s purchases, newest first, ten a page.',
  query: z.object({ page: wirePage }),
  data: z.object({
    items: z.array(wireReceipt),
    pagination: wirePagination,
    /** Seller’s name and postal address, one line per entry; empty if the operator has configured neither. */
    seller: z.array(z.string()),
  }),
});

export type WireReceipt = z.input<typeof wireReceipt>;
