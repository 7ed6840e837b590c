import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  BoughtPremium,
  CoinOrder,
  MarketGateway,
  PremiumOrder,
} from '../../src/application/market/market-gateway.port';
import type { CatalogItem } from '../../src/domain/games/game';
import type { CoinOffer } from '../../src/domain/market/money';
import { coinOffers } from './coin-offers';
import type { OrderStatus } from '../../src/domain/market/purchase-order';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';
import { anItem } from './fake-catalog-gateway';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** In-memory shop; every call fails with `failure` while it is set. */
export class FakeMarketGateway implements MarketGateway {
  failure: ApiFailure | undefined;
  packs: readonly CoinOffer[] = coinOffers;
  shown: readonly CatalogItem[] = [anItem()];
  paymentUrl = '/market/coins/checkout/6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';
  bought: BoughtPremium = { premiumUntil: '2026-02-01T00:00:00.000Z', balance: 30, revision: 2 };
  /** Status of the player's orders by id; may change while a test waits. */
  readonly orders = new Map<string, OrderStatus>();
  /** Recorded requests, in order. */
  readonly asked: string[] = [];
  /** End of premium of each purchase of premium. */
  readonly seen: (string | undefined)[] = [];

  offers(): Answer<readonly CoinOffer[]> {
    return this.answer('offers', this.packs);
  }

  showcase(): Answer<readonly CatalogItem[]> {
    return this.answer('showcase', this.shown);
  }

  orderDirect({ amount, key }: CoinOrder): Answer<string> {
    return this.answer(`direct ${String(amount)} ${key}`, this.paymentUrl);
  }

  orderByEmail({ amount, key }: CoinOrder): Answer<string> {
    return this.answer(`by-email ${String(amount)} ${key}`, 'We have mailed you a link.');
  }

  buyPremium({ seen, key }: PremiumOrder): Answer<BoughtPremium> {
    this.seen.push(seen);
    return this.answer(`premium ${key}`, this.bought);
  }

  order(id: string): Answer<OrderStatus> {
    const found = this.orders.get(id);
    if (found !== undefined || this.failure) return this.answer(`order ${id}`, found as OrderStatus);
    return Promise.resolve(err(aRefusal({ status: 404, debug: 'err_not_found', message: 'There is no such order.' })));
  }

  private answer<T>(asked: string, value: T): Answer<T> {
    this.asked.push(asked);
    return Promise.resolve(this.failure ? err(this.failure) : ok(value));
  }
}
