import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/money';
import type { OrderStatus } from '../../domain/market/purchase-order';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A purchase of a coin pack. An order is created once for each key (decisions §8). */
export interface CoinOrder {
  /** Number of coins; must match an offer. */
  readonly amount: number;
  readonly key: string;
}

/** A purchase of a month of premium. */
export interface PremiumOrder {
  /** End of premium that the player saw (ISO 8601); undefined for none. */
  readonly seen: string | undefined;
  readonly key: string;
}

/** Result of buying a month of premium. */
export interface BoughtPremium {
  /** End of premium (ISO 8601). */
  readonly premiumUntil: string;
  /** Remaining coins. */
  readonly balance: number;
  /** Revision of the balance. */
  readonly revision: number;
}

/** Code of the rejection of a purchase whose seen end of premium is outdated. */
export const PREMIUM_CHANGED = 'err_premium_changed';

/** Shop on the server (spec 2 §7). */
export interface MarketGateway {
  /** Returns the coin packs on sale, smallest first; empty without a payment provider. */
  offers(signal?: CancelSignal): Promise<Result<readonly CoinOffer[], ApiFailure>>;
  /** Returns items of games that coins can buy. */
  showcase(signal?: CancelSignal): Promise<Result<readonly CatalogItem[], ApiFailure>>;
  /**
   * Orders coins and returns the payment address. Rejected with 422 for an unknown amount, and with 503 without a
   * payment provider.
   */
  orderDirect(order: CoinOrder): Promise<Result<string, ApiFailure>>;
  /**
   * Orders coins, sends a payment link by email and returns the confirmation. Rejected with 409 without a confirmed
   * email address.
   */
  orderByEmail(order: CoinOrder): Promise<Result<string, ApiFailure>>;
  /**
   * Buys a month of premium for coins, once for each key. Rejected with 409 without enough coins, beyond a year, or if
   * the end of premium has changed ({@link PREMIUM_CHANGED}).
   */
  buyPremium(order: PremiumOrder): Promise<Result<BoughtPremium, ApiFailure>>;
  /** Returns the state of an order of the caller. Rejected with 404 for any other order. */
  order(id: string, signal?: CancelSignal): Promise<Result<OrderStatus, ApiFailure>>;
}
