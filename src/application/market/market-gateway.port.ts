import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/coin-offer';
import type { OrderStanding } from '../../domain/market/order-standing';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** An order of a pack of coins; the same order under the same key is kept once (decisions §8). */
export interface CoinOrder {
  /** Coins: the amount of an offer. */
  readonly amount: number;
  readonly key: string;
}

/** What a month of premium has led to. */
export interface BoughtPremium {
  /** ISO 8601: when premium ends now. */
  readonly premiumUntil: string;
  /** Coins that are left. */
  readonly balance: number;
  /** Of that balance. */
  readonly revision: number;
}

/** The server's side of the shop (spec 2 §7). */
export interface MarketGateway {
  /** The packs of coins on sale, the smallest first; none while there is nobody to take payments. */
  offers(signal?: CancelSignal): Promise<Result<readonly CoinOffer[], ApiFailure>>;
  /** Items of games that coins can buy. */
  showcase(signal?: CancelSignal): Promise<Result<readonly CatalogItem[], ApiFailure>>;
  /** Orders coins and answers where to pay; refused with 422 for an amount that is no offer, 503 without a payment provider. */
  orderDirect(order: CoinOrder): Promise<Result<string, ApiFailure>>;
  /** Orders coins, mails a link to the payment and answers what was sent; refused with 409 without a confirmed address. */
  orderByEmail(order: CoinOrder): Promise<Result<string, ApiFailure>>;
  /** Buys a month of premium for coins, once for each key; refused with 409 without enough coins, and beyond a year. */
  buyPremium(key: string): Promise<Result<BoughtPremium, ApiFailure>>;
  /** How an order of the caller stands; refused with 404 for anybody else's. */
  order(id: string, signal?: CancelSignal): Promise<Result<OrderStanding, ApiFailure>>;
}
